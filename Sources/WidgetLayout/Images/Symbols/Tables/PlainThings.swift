extension PlainSymbols {
  static let devices = """
    ▢ desktopcomputer display pc macpro.gen3 xserve display.2 macstudio macmini
    ⌨ keyboard keyboard.badge.ellipsis laptopcomputer keyboard.chevron.compact.down macbook
    ▯ iphone iphone.circle iphone.gen1 iphone.gen2 iphone.gen3 ipod smartphone candybarphone
    ▯ appletvremote.gen1 flipphone apps.iphone iphone.radiowaves.left.and.right
    ▭ ipad ipad.landscape ipad.gen1 apps.ipad magicmouse
    ◫ applewatch applewatch.watchface visionpro
    ▩ cpu memorychip simcard sdcard esim
    ▤ server.rack externaldrive externaldrive.connected.to.line.below internaldrive printer
    ▤ scanner faxmachine xserve.raid
    ▮ battery.100 battery.100percent battery.100.bolt battery.100percent.bolt battery.100.circle
    ▮ minus.plus.batteryblock bolt.batteryblock
    ◨ battery.75 battery.75percent battery.50 battery.50percent
    ▯ battery.25 battery.25percent battery.0 battery.0percent
    ⌽ power power.circle power.dotted poweron poweroff powersleep
    ↯ powerplug ev.charger bolt.car powercord
    ⚙ gear gearshape gearshape.2 gear.circle gear.badge gearshape.circle gear.badge.checkmark
    ⚒ wrench wrench.adjustable wrench.and.screwdriver hammer hammer.circle screwdriver
    ⚒ wrench.and.screwdriver.fill
    ≡ slider.horizontal.3 slider.horizontal.2.square line.3.horizontal line.horizontal.3
    ≡ line.3.horizontal.circle line.3.horizontal.decrease slider.vertical.3 switch.2
    ≡ line.3.horizontal.decrease.circle line.horizontal.3.decrease switch.programmable
    ⌘ command command.circle
    ⌥ option
    ⌃ control
    ⇧ shift shift.fill
    ⇪ capslock
    ↵ return
    ⎋ escape
    ⌫ delete.left delete.backward
    ⌦ delete.right delete.forward
    ␣ space
    ◍ touchid
    ⊞ qrcode barcode barcode.viewfinder qrcode.viewfinder
    ☼ light.max light.min flashlight.on.fill flashlight.off.fill
    ✣ fan fan.floor fan.ceiling fanblades
    ◎ washer dryer dishwasher
    """

  static let documents = """
    ▤ doc.text doc.plaintext doc.richtext newspaper list.bullet.clipboard list.clipboard clipboard
    ▤ doc.append note.text text.book.closed scroll doc.text.magnifyingglass list.bullet.rectangle
    ▤ list.dash.header.rectangle receipt note
    ▯ doc doc.circle doc.badge.plus doc.badge.gearshape doc.viewfinder doc.zipper
    ▱ folder folder.circle folder.badge.plus folder.badge.gearshape folder.badge.person.crop
    ▰ folder.fill folder.circle.fill
    ⊔ tray tray.circle tray.2 cart cart.circle cart.badge.plus basket archivebox.circle
    ⊎ tray.full cart.fill basket.fill
    ⊟ archivebox briefcase briefcase.circle case suitcase suitcase.cart latch.2.case cross.case
    ⊟ backpack
    ⌧ trash trash.circle trash.square trash.slash.circle
    ◫ book book.circle book.closed books.vertical book.pages magazine text.book.closed.fill
    ◫ character.book.closed menucard
    ▼ bookmark bookmark.circle bookmark.square
    ◅ tag tag.circle tag.square tag.slash
    ⚐ flag flag.circle flag.square flag.slash flag.checkered flag.2.crossed
    ⚐ flag.filled.and.flag.crossed
    ⚑ flag.fill flag.circle.fill
    ⊥ pin pin.circle pin.square pin.slash
    ∂ paperclip paperclip.circle
    ✎ pencil pencil.circle pencil.line pencil.tip pencil.and.outline square.and.pencil
    ✎ rectangle.and.pencil.and.ellipsis highlighter paintbrush paintbrush.pointed signature
    ✎ applepencil scribble pencil.and.list.clipboard
    ✄ scissors scissors.circle crop
    ∟ ruler level compass.drawing pencil.and.ruler
    ◍ paintpalette swatchpalette circle.hexagongrid eyedropper
    ⌕ magnifyingglass magnifyingglass.circle text.magnifyingglass sparkle.magnifyingglass
    ⌕ rectangle.and.text.magnifyingglass
    """

  static let commerce = """
    ▭ creditcard creditcard.circle giftcard ticket
    ▣ wallet.pass wallet.bifold
    ⊞ gift gift.circle
    ⊔ bag bag.circle bag.badge.plus handbag
    ▥ storefront building building.2 building.2.crop.circle building.columns
    ▥ building.columns.circle
    ⚖ scalemass scale.3d
    ⌂ house house.circle house.and.flag homekit house.lodge door.garage.closed tent
    """

  static let places = """
    ▾ mappin mappin.circle mappin.and.ellipse mappin.square mappin.slash
    ▧ map map.circle
    ◎ location.viewfinder location.magnifyingglass
    ⚇ car car.circle car.2 car.side bus bus.doubledecker truck.box truck.pickup.side box.truck
    ⚇ car.rear tram tram.circle cablecar lightrail train.side.front.car tram.fill.tunnel
    ∞ bicycle bicycle.circle scooter moped motorcycle
    ◿ ferry sailboat
    ⊓ fuelpump fuelpump.circle
    ⊢ road.lanes
    ✦ safari safari.fill
    ⊠ door.left.hand.closed window.vertical.closed
    ⊡ lock lock.circle lock.square lock.shield lock.rectangle lock.doc lock.icloud
    ⊡ lock.laptopcomputer lock.iphone
    ⊟ lock.open lock.open.circle lock.slash
    ⊸ key key.horizontal key.circle key.icloud
    ▽ shield shield.lefthalf.filled shield.checkered shield.righthalf.filled
    ▬ bed.double bed.double.circle sofa chair chair.lounge table.furniture
    Ψ fork.knife fork.knife.circle
    ⊍ cup.and.saucer mug takeoutbag.and.cup.and.straw waterbottle
    ⋎ wineglass
    ♨ birthday.cake frying.pan oven stove
    """

  static let health = """
    ✚ cross cross.circle cross.vial bandage
    ⌁ heart.text.square heart.text.clipboard
    ◖ pills pill pills.circle syringe
    ∪ stethoscope lungs ear ear.badge.checkmark
    ⌶ dumbbell
    ❀ brain brain.head.profile
    z zzz
    ◔ bed.double.clock
    """

  static let objects = """
    ▦ calendar calendar.circle calendar.badge.clock calendar.badge.plus
    ▦ calendar.badge.exclamationmark calendar.day.timeline.left calendar.day.timeline.right
    ◷ clock clock.circle clock.badge clock.badge.checkmark clock.badge.exclamationmark alarm
    ◷ alarm.waves.left.and.right deskclock watchface.applewatch.case
    ◔ timer timer.circle stopwatch stopwatch.fill hourglass hourglass.circle
    ◔ hourglass.bottomhalf.filled hourglass.tophalf.filled
    ✺ lightbulb lightbulb.circle lightbulb.slash lightbulb.2 lamp.desk lamp.floor lamp.table
    ✺ light.recessed
    ♕ trophy trophy.circle medal medal.star figure.climbing
    ⌂ graduationcap graduationcap.circle studentdesk
    ▥ chart.bar.horizontal.page blinds.vertical.closed curtains.closed
    ⊛ steeringwheel tire basketball soccerball baseball volleyball tennisball tennis.racket
    ⊛ football hockey.puck sportscourt figure.basketball figure.soccer figure.tennis
    ✸ party.popper balloon balloon.2 fireworks
    ☮ peacesign
    ⊗ xmark.octagon.fill
    ∆ cone
    ▣ safe archivebox.fill
    """

  static let charts = """
    ↗ chart.line.uptrend.xyaxis chart.line.uptrend.xyaxis.circle
    ↘ chart.line.downtrend.xyaxis
    → chart.line.flattrend.xyaxis
    ∠ chart.xyaxis.line point.topleft.down.to.point.bottomright.curvepath
    ◔ chart.pie
    ∵ chart.dots.scatter
    ∴ point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
    ∴ circlebadge.2 share
    ◠ gauge gauge.medium gauge.low gauge.high gauge.with.dots.needle.50percent
    ◠ gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.33percent
    ◠ gauge.with.dots.needle.67percent gauge.with.needle speedometer
    ◠ gauge.open.with.lines.needle.33percent
    ◌ progress.indicator rays slowmo
    """

  static let text = """
    A textformat character textformat.size textformat.alt textformat.abc a.magnify
    A textformat.superscript
    1 textformat.123
    B bold bold.underline
    I italic bold.italic.underline
    U underline
    S strikethrough
    ¶ paragraphsign
    § section
    ≡ text.alignleft text.aligncenter text.alignright text.justify text.justifyleft
    ≡ text.justify.left text.quote text.append text.insert
    ∷ list.bullet list.bullet.circle list.bullet.indent list.dash list.star list.triangle
    ≔ list.number list.number.rtl list.bullet.below.rectangle
    { curlybraces curlybraces.square ellipsis.curlybraces
    ( parentheses
    ⟨ chevron.left.forwardslash.chevron.right
    ⌷ character.cursor.ibeam cursorarrow.and.square.on.square.dashed textbox
    ↖ cursorarrow cursorarrow.rays cursorarrow.click
    """
}
