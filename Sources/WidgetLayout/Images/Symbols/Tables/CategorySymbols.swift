/// The characters for names that are in no table, by the word with which a part of the name begins.
enum CategorySymbols {
  static let text = """
    → arrow
    › chevron
    ☁ cloud icloud
    ☼ sun
    ☾ moon
    ♙ person figure people user
    ♡ heart
    ☆ star
    ⍝ bell
    ▦ calendar
    ◷ clock alarm watch
    ◔ timer stopwatch hourglass chart
    ▮ battery
    ⌔ wifi antenna radiowaves wave
    ⊡ lock
    ⊸ key
    ⊔ cart basket bag tray
    ⌂ house home
    ⚙ gear
    ⚇ car bus train tram truck
    ✈ airplane plane
    ∞ bicycle link
    ▭ creditcard card ticket ipad
    $ dollar banknote
    ! exclamationmark
    ✓ checkmark check
    ✕ xmark
    ? questionmark
    + plus
    − minus
    ○ circle
    □ square app
    △ triangle
    ▭ rectangle capsule
    ◇ diamond
    ✉ envelope mail
    ☏ phone
    ❝ bubble message text.bubble quote
    ▯ doc iphone
    ▱ folder
    ◫ book
    ✎ pencil paint
    ⚑ flag
    ◅ tag
    ⌕ magnifyingglass
    ◙ camera
    ▣ video film tv play
    ▨ photo
    ♪ music guitar piano
    ◂ speaker hifi homepod
    ⍜ mic
    ∼ waveform
    ▢ display desktop macpro server
    ⌨ keyboard laptop macbook
    ↯ bolt
    ◊ drop humidity
    ° thermometer
    ♨ flame
    ❧ leaf
    ◉ eye
    ☞ hand
    ✚ cross medical
    ▽ shield
    ✜ gamecontroller xbox playstation
    ⚄ die
    ◠ gauge
    ≡ line text list
    A textformat character
    ⊕ globe network
    ▾ mappin
    ▥ building
    ✧ sparkle wand
    """
}
