extension PlainSymbols {
  static let weather = """
    ☼ sun.max sun.min sunrise sunset sun.horizon sun.dust sun.haze sun.and.horizon sun.max.circle
    ☼ sun.righthalf.filled sun.snow
    ☾ moon moon.circle moon.zzz moon.dust moon.haze moonphase.waxing.crescent
    ☾ moonphase.waning.crescent
    ☽ moon.stars moonrise moonset
    ● moonphase.new.moon
    ○ moonphase.full.moon
    ◐ moonphase.first.quarter moonphase.waxing.gibbous
    ◑ moonphase.last.quarter moonphase.waning.gibbous
    ☁ cloud cloud.sun cloud.moon icloud cloud.circle smoke.circle
    ☂ cloud.rain cloud.drizzle cloud.heavyrain cloud.hail cloud.sleet cloud.sun.rain
    ☂ cloud.moon.rain umbrella umbrella.percent beach.umbrella cloud.rainbow.half
    ↯ cloud.bolt cloud.bolt.rain cloud.sun.bolt cloud.moon.bolt bolt bolt.circle bolt.square
    ↯ bolt.horizontal bolt.shield bolt.ring.closed bolt.badge.clock
    ❅ cloud.snow wind.snow
    ❆ snowflake snowflake.circle snowflake.road.lane
    ≡ cloud.fog
    ≋ wind wind.circle water.waves water.waves.and.arrow.up air.purifier aqi.low aqi.medium
    ≋ aqi.high figure.pool.swim
    ∇ tornado tornado.circle
    ◎ hurricane tropicalstorm hurricane.circle
    ≈ smoke humidifier
    ⌒ rainbow
    ° thermometer thermometer.medium thermometer.low thermometer.high thermometer.sun
    ° thermometer.snowflake thermometer.variable degreesign.celsius degreesign.fahrenheit
    ° heater.vertical
    ◊ drop humidity drop.triangle drop.circle drop.halffull drop.degreesign
    ♦ drop.fill humidity.fill
    ✧ sparkle sparkles wand.and.stars wand.and.rays wand.and.sparkles apple.intelligence
    ♨ flame flame.circle
    ⊕ barometer
    """

  static let nature = """
    ❧ leaf leaf.circle leaf.arrow.triangle.circlepath laurel.leading laurel.trailing
    ♧ tree tree.circle camera.macro
    ✿ microbe allergens
    ∴ pawprint pawprint.circle
    ∝ fish fish.circle
    ∨ bird bird.circle
    ¤ ant ant.circle ladybug ladybug.circle tortoise hare lizard cat dog teddybear
    ▲ mountain.2 mountain.2.circle
    ⊕ globe globe.americas globe.europe.africa globe.asia.australia globe.central.south.asia
    ⊕ globe.badge.chevron.backward network globe.desk network.badge.shield.half.filled
    ⚛ atom
    ❋ fossil.shell
    ▾ carrot
    """

  static let people = """
    ♙ person person.2 person.3 person.circle person.crop.circle person.crop.square
    ♙ person.crop.rectangle person.badge.plus person.badge.minus person.badge.clock
    ♙ person.badge.key person.text.rectangle person.line.dotted.person
    ♙ person.and.background.dotted person.icloud person.wave.2 person.bust figure.stand
    ♙ figure.and.child.holdinghands figure.2 figure.2.and.child.holdinghands figure.2.arms.open
    ♙ figure.arms.open
    ♟ person.fill person.2.fill person.3.fill person.circle.fill person.crop.circle.fill
    ♙ figure.walk figure.run figure.walk.circle figure.run.circle figure.cooldown
    ♙ figure.core.training figure.cross.training figure.dance figure.elliptical figure.hiking
    ♙ figure.mind.and.body figure.mixed.cardio figure.outdoor.cycle figure.rower figure.stairs
    ♙ figure.strengthtraining.traditional figure.yoga figure.wave figure.fall figure.child
    ☺ face.smiling face.smiling.inverse theatermasks faceid face.dashed
    ☻ face.smiling.fill
    ☞ hand.point.right hand.point.up.left hand.tap
    ☜ hand.point.left
    ☝ hand.point.up hand.raised hand.wave hand.draw
    ☟ hand.point.down
    ▲ hand.thumbsup
    ▼ hand.thumbsdown
    ◉ eye eye.circle eye.fill eyes
    ◌ eye.slash eye.slash.circle eye.slash.fill
    ∞ eyeglasses sunglasses
    ◡ mouth mustache
    ♔ crown
    """

  static let communication = """
    ✉ envelope envelope.circle envelope.open envelope.badge envelope.arrow.triangle.branch mail
    ✉ mail.stack
    ☏ phone phone.circle phone.arrow.up.right phone.arrow.down.left phone.down phone.badge.plus
    ☏ phone.connection teletype
    ❝ bubble bubble.left bubble.right bubble.middle.bottom bubble.left.and.bubble.right
    ❝ text.bubble quote.bubble quote.opening captions.bubble message message.circle message.badge
    ❝ plus.message.fill character.bubble star.bubble
    ❞ quote.closing
    ⍝ bell bell.circle bell.badge bell.slash bell.and.waves.left.and.right bell.square
    ⍝ concierge.bell
    ⌔ wifi wifi.circle wifi.slash wifi.exclamationmark wifi.router wifi.square personalhotspot
    ⌔ dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward
    ⌔ antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.circle airplayaudio
    ⌔ airplayvideo radio wave.3.right wave.3.left wave.3.forward
    ▟ cellularbars chart.bar chart.bar.xaxis chart.bar.doc.horizontal
    ✈ airplane airplane.circle airplane.departure airplane.arrival
    ∞ link link.circle link.icloud
    ➢ paperplane.circle paperplane.fill
    """

  static let media = """
    ► play play.circle play.square play.rectangle play.tv play.slash
    ‖ pause pause.circle pause.rectangle
    ‖ playpause
    ⏏ eject eject.circle
    ♪ music.note music.mic music.quarternote.3 tuningfork music.note.tv
    ♫ music.note.list music.note.house
    ♬ guitars pianokeys
    Ω headphones headphones.circle earbuds airpods airpodspro airpodsmax beats.headphones headset
    ◂ speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 speaker.slash speaker.circle
    ◂ speaker.zzz hifispeaker homepod homepodmini megaphone horn
    ⍜ mic mic.circle mic.slash mic.square mic.badge.plus music.mic.circle
    ∼ waveform waveform.circle waveform.badge.plus waveform.and.mic
    ⌁ waveform.path waveform.path.ecg waveform.path.ecg.rectangle bolt.horizontal.circle
    ◙ camera camera.circle camera.viewfinder camera.metering.center.weighted camera.filters
    ▣ video video.circle video.slash tv tv.circle film film.stack play.rectangle.on.rectangle
    ▨ photo photo.circle photo.on.rectangle photo.stack photo.artframe
    ▨ rectangle.on.rectangle.angled
    ◉ opticaldisc opticaldisc.fill recordingtape
    ✜ gamecontroller gamecontroller.circle arcade.stick arcade.stick.console
    ⚄ dice die.face.5 die.face.5.fill
    ⚀ die.face.1
    ⚁ die.face.2
    ⚂ die.face.3
    ⚃ die.face.4
    ⚅ die.face.6
    ❖ puzzlepiece puzzlepiece.extension
    """
}
