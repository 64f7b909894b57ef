/// The icons of Nerd Fonts 3 for the most common symbols, as code points: those of Font Awesome, and
/// from E300 on those of Weather Icons.
enum NerdFontSymbols {
  static let text = """
    f001 music.note music.note.list music.quarternote.3
    f002 magnifyingglass
    f003 envelope
    f0e0 envelope.fill
    f2b6 envelope.open
    f08a heart
    f004 heart.fill heart.circle.fill
    f006 star
    f005 star.fill star.circle.fill
    f007 person person.circle person.crop.circle
    f0c0 person.2 person.3
    f008 film
    f009 square.grid.2x2 rectangle.grid.2x2
    f00a square.grid.3x3
    f00b list.bullet list.dash
    f00c checkmark
    f058 checkmark.circle.fill
    f046 checkmark.square
    f00d xmark
    f057 xmark.circle.fill
    f00e plus.magnifyingglass
    f010 minus.magnifyingglass
    f011 power
    f012 cellularbars
    f013 gear gearshape
    f085 gearshape.2
    f014 trash
    f015 house
    f016 doc
    f15c doc.text
    f0c5 doc.on.doc
    f0ea clipboard doc.on.clipboard
    f017 clock
    f1da clock.arrow.circlepath
    f254 hourglass timer stopwatch
    f018 road.lanes
    f019 square.and.arrow.down arrow.down.to.line
    f093 square.and.arrow.up arrow.up.to.line
    f01c tray
    f01d play.circle
    f04b play
    f04c pause
    f04d stop
    f04e forward
    f04a backward
    f051 forward.end
    f048 backward.end
    f052 eject
    f01e repeat arrow.clockwise
    f0e2 arrow.uturn.backward arrow.uturn.left arrow.counterclockwise
    f021 arrow.triangle.2.circlepath arrow.2.circlepath
    f023 lock
    f09c lock.open
    f024 flag
    f025 headphones airpods
    f026 speaker speaker.slash
    f027 speaker.wave.1
    f028 speaker.wave.2 speaker.wave.3
    f029 qrcode
    f02a barcode
    f02b tag
    f02d book books.vertical
    f097 bookmark
    f02e bookmark.fill
    f02f printer
    f030 camera
    f031 textformat character
    f032 bold
    f033 italic
    f0cd underline
    f036 text.alignleft
    f03d video
    f03e photo
    f040 pencil
    f044 square.and.pencil
    f041 mappin
    f042 circle.lefthalf.filled
    f043 drop humidity
    f053 chevron.left chevron.backward
    f054 chevron.right chevron.forward
    f077 chevron.up
    f078 chevron.down
    f055 plus.circle.fill
    f056 minus.circle.fill
    f059 questionmark.circle
    f05a info.circle
    f06a exclamationmark.circle
    f071 exclamationmark.triangle
    f05b scope target
    f05e nosign
    f060 arrow.left arrow.backward
    f061 arrow.right arrow.forward
    f062 arrow.up
    f063 arrow.down
    f07d arrow.up.and.down
    f07e arrow.left.and.right
    f0ec arrow.left.arrow.right
    f074 shuffle
    f067 plus
    f068 minus
    f128 questionmark
    f129 info
    f12a exclamationmark
    f069 asterisk
    f06b gift
    f06c leaf
    f06d flame
    f06e eye
    f070 eye.slash
    f072 airplane
    f073 calendar
    f075 bubble message text.bubble
    f086 bubble.left.and.bubble.right
    f07a cart
    f290 bag
    f07b folder
    f080 chart.bar
    f201 chart.line.uptrend.xyaxis chart.xyaxis.line
    f200 chart.pie
    f084 key
    f087 hand.thumbsup
    f088 hand.thumbsdown
    f256 hand.raised
    f08d pin
    f08e arrow.up.right.square
    f08b rectangle.portrait.and.arrow.right
    f091 trophy
    f095 phone
    f09d creditcard
    f0d6 banknote
    f155 dollarsign
    f153 eurosign
    f154 sterlingsign
    f157 yensign
    f156 indianrupeesign
    f15a bitcoinsign
    f295 percent
    f1fa at
    f0a0 internaldrive externaldrive
    f0a1 megaphone
    f0a2 bell
    f0f3 bell.fill bell.badge
    f1f6 bell.slash
    f0ac globe network
    f0ad wrench
    f0ae checklist
    f0b0 line.3.horizontal.decrease
    f0b1 briefcase
    f0f2 suitcase
    f0c1 link
    f0c2 cloud icloud
    f0c4 scissors
    f0c6 paperclip
    f0c9 line.3.horizontal
    f0ca list.bullet.indent
    f0cb list.number
    f0ce tablecells
    f0d0 wand.and.stars
    f0d1 truck.box
    f0db square.split.2x1
    f0dc chevron.up.chevron.down
    f0e4 gauge speedometer
    f0e7 bolt
    f0e8 point.3.connected.trianglepath.dotted
    f0e9 umbrella
    f0eb lightbulb
    f0f1 stethoscope
    f0f4 cup.and.saucer
    f0f5 fork.knife
    f0f7 building building.2
    f19c building.columns
    f0fa cross.case
    f108 desktopcomputer display
    f109 laptopcomputer
    f10a ipad
    f10b iphone
    f10c circle
    f111 circle.fill
    f10d quote.opening
    f10e quote.closing
    f110 progress.indicator rays
    f118 face.smiling
    f11b gamecontroller
    f11c keyboard
    f120 terminal
    f121 chevron.left.forwardslash.chevron.right
    f124 location
    f125 crop
    f126 arrow.triangle.branch
    f12e puzzlepiece
    f130 mic
    f131 mic.slash
    f132 shield
    f13d ferry sailboat
    f141 ellipsis
    f145 ticket
    f14e safari
    f096 square
    f0c8 square.fill
    f185 sun.min light.max
    e30d sun.max
    e32b moon moon.stars
    e312 cloud.sun cloud.moon
    e313 cloud.fog
    e318 cloud.rain cloud.drizzle cloud.heavyrain
    e31a cloud.snow
    f2dc snowflake
    e31d cloud.bolt cloud.bolt.rain
    e34b wind
    e34c sunrise
    e34d sunset
    e351 tornado
    f2c9 thermometer
    f187 archivebox
    f188 ladybug ant
    f19d graduationcap
    f1b0 pawprint
    f1b2 cube shippingbox
    f1b9 car
    f207 bus
    f238 tram train.side.front.car
    f206 bicycle
    f1bb tree
    f1c0 server.rack
    f1d8 paperplane
    f1de slider.horizontal.3
    f1ea newspaper
    f1eb wifi
    f1ec plusminus
    f1fc paintbrush
    f1fd birthday.cake
    f236 bed.double
    f240 battery.100 battery.100percent
    f241 battery.75 battery.75percent
    f242 battery.50 battery.50percent
    f243 battery.25 battery.25percent
    f244 battery.0 battery.0percent
    f278 map
    f2bd person.crop.circle.fill
    f2db cpu memorychip
    f164 hand.thumbsup.fill
    f165 hand.thumbsdown.fill
    f0ed icloud.and.arrow.down
    f0ee icloud.and.arrow.up
    """
}
