extension PlainSymbols {
  static let arrows = """
    ↑ arrow.up arrowshape.up
    ↓ arrow.down arrowshape.down
    ← arrow.left arrow.backward arrowshape.left arrowshape.backward
    → arrow.right arrow.forward arrowshape.right arrowshape.forward
    ↖ arrow.up.left arrow.up.backward
    ↗ arrow.up.right arrow.up.forward
    ↙ arrow.down.left arrow.down.backward
    ↘ arrow.down.right arrow.down.forward
    ↕ arrow.up.and.down arrow.up.and.down.text.horizontal
    ↕ arrow.up.and.line.horizontal.and.arrow.down
    ↔ arrow.left.and.right arrow.left.and.right.text.vertical
    ↔ arrow.left.and.line.vertical.and.arrow.right
    ⇅ arrow.up.arrow.down arrow.up.and.down.circle
    ⇄ arrow.left.arrow.right shuffle arrow.left.and.right.circle arrow.triangle.swap arrow.swap
    ⇄ rectangle.2.swap
    ↰ arrow.turn.up.left arrowshape.turn.up.left arrowshape.turn.up.backward arrow.turn.left.up
    ↱ arrow.turn.up.right arrowshape.turn.up.right arrowshape.turn.up.forward arrow.turn.right.up
    ↲ arrow.turn.down.left arrow.turn.left.down
    ↳ arrow.turn.down.right arrow.turn.right.down
    ↩ arrow.uturn.left arrow.uturn.backward arrow.uturn.up
    ↪ arrow.uturn.right arrow.uturn.forward arrow.uturn.down
    ↻ arrow.clockwise arrow.clockwise.heart goforward goforward.5 goforward.10 goforward.15
    ↻ goforward.30 goforward.45 goforward.60 repeat repeat.1 arrow.clockwise.icloud
    ↺ arrow.counterclockwise gobackward gobackward.5 gobackward.10 gobackward.15 gobackward.30
    ↺ gobackward.45 gobackward.60 clock.arrow.circlepath clock.arrow.2.circlepath
    ↻ arrow.triangle.2.circlepath arrow.2.circlepath arrow.trianglehead.2.clockwise
    ↻ arrow.trianglehead.clockwise arrow.3.trianglepath
    ↺ arrow.trianglehead.counterclockwise arrow.trianglehead.2.counterclockwise
    ⋏ arrow.triangle.branch arrow.branch arrow.trianglehead.branch
    ⋎ arrow.triangle.merge arrow.merge arrow.trianglehead.merge arrow.triangle.pull
    ↱ arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.circle signpost.right
    ↰ signpost.left
    ⇅ signpost.right.and.left arrow.up.and.down.and.arrow.left.and.right move.3d
    ↥ arrow.up.to.line arrow.up.to.line.compact square.and.arrow.up icloud.and.arrow.up
    ↥ arrow.up.doc
    ↧ arrow.down.to.line arrow.down.to.line.compact square.and.arrow.down icloud.and.arrow.down
    ↧ arrow.down.doc arrow.down.app tray.and.arrow.down
    ↥ tray.and.arrow.up arrow.up.bin arrow.up.square.on.square
    ⇤ arrow.left.to.line arrow.backward.to.line arrow.left.to.line.compact backward.end
    ⇤ backward.end.alt
    ⇥ arrow.right.to.line arrow.forward.to.line arrow.right.to.line.compact forward.end
    ⇥ forward.end.alt rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    ⇥ arrow.right.square
    ⇱ arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward viewfinder
    ⇲ arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
    ↝ arrowshape.bounce.right arrowshape.bounce.forward arrowshape.zigzag.right
    ↝ arrowshape.zigzag.forward
    ↜ arrowshape.bounce.left arrowshape.bounce.backward
    ▲ arrowtriangle.up arrowtriangle.up.circle
    ▼ arrowtriangle.down arrowtriangle.down.circle
    ◄ arrowtriangle.left arrowtriangle.backward
    ► arrowtriangle.right arrowtriangle.forward
    ⌃ chevron.up chevron.compact.up
    ⌄ chevron.down chevron.compact.down
    ‹ chevron.left chevron.backward chevron.compact.left
    › chevron.right chevron.forward chevron.compact.right
    « chevron.left.2 chevron.backward.2 backward
    » chevron.right.2 chevron.forward.2 forward
    ↕ chevron.up.chevron.down chevron.up.chevron.down.square
    ≶ chevron.left.chevron.right
    ➤ location location.circle location.north location.north.line arrowhead.right paperplane
    """

  static let shapes = """
    ○ circle oval circle.slash
    ● circle.fill oval.fill inset.filled.circle
    ◌ circle.dotted circle.dashed circle.hexagonpath
    ◉ smallcircle.filled.circle circle.inset.filled record.circle largecircle.fill.circle
    ◉ button.programmable circle.circle
    ◐ circle.lefthalf.filled circle.lefthalf.fill circle.righthalf.filled.inverse
    ◑ circle.righthalf.filled circle.righthalf.fill
    ◓ circle.tophalf.filled
    ◒ circle.bottomhalf.filled
    □ square squareshape app
    ■ square.fill squareshape.fill app.fill stop stop.circle stop.fill
    ◧ square.lefthalf.filled rectangle.lefthalf.filled sidebar.left sidebar.leading
    ◧ rectangle.leadinghalf.filled
    ◨ square.righthalf.filled rectangle.righthalf.filled sidebar.right sidebar.trailing
    ◨ rectangle.trailinghalf.filled
    ⬒ square.tophalf.filled rectangle.tophalf.filled
    ⬓ square.bottomhalf.filled rectangle.bottomhalf.filled dock.rectangle menubar.dock.rectangle
    ◫ square.split.2x1 rectangle.split.2x1 rectangle.split.3x1 square.split.diagonal
    ⊞ square.split.2x2 square.grid.2x2 rectangle.grid.2x2 rectangle.3.group
    ⊞ square.grid.3x1.below.line.grid.1x2
    ▦ square.grid.3x3 square.grid.4x3.fill rectangle.grid.3x2 circle.grid.3x3 tablecells
    ▤ rectangle.grid.1x2 square.split.1x2 rectangle.split.1x2 square.fill.text.grid.1x2
    ▤ rectangle.split.3x3
    ∷ circle.grid.2x2 circle.grid.2x1 ellipsis.rectangle
    ✣ circle.grid.cross dpad rectangle.grid.cross
    ❐ square.on.square square.stack rectangle.stack rectangle.on.rectangle square.stack.3d.up
    ❐ square.3.layers.3d doc.on.doc doc.on.clipboard plus.square.on.square
    ❐ plus.rectangle.on.rectangle square.2.layers.3d
    ❏ square.stack.3d.down.right square.stack.3d.down.forward rectangle.stack.badge.plus
    ◪ square.fill.on.square square.on.circle square.filled.on.square
    ▭ rectangle rectangle.landscape rectangle.inset.filled rectangle.dashed capsule
    ▬ rectangle.fill capsule.fill
    ▯ rectangle.portrait capsule.portrait
    ▮ rectangle.portrait.fill capsule.portrait.fill
    △ triangle righttriangle triangle.tophalf.filled
    ▲ triangle.fill righttriangle.fill
    ◇ diamond suit.diamond rhombus
    ◆ diamond.fill rhombus.fill
    ♦ suit.diamond.fill
    ♤ suit.spade
    ♠ suit.spade.fill
    ♧ suit.club
    ♣ suit.club.fill
    ♡ heart suit.heart heart.circle heart.square
    ♥ heart.fill suit.heart.fill heart.circle.fill bolt.heart
    ☆ star star.circle star.square star.slash
    ★ star.fill star.circle.fill star.leadinghalf.filled star.square.fill
    ✸ seal rosette burst
    ✹ seal.fill burst.fill
    ◯ octagon hexagon pentagon hexagongrid
    ⬔ cube cube.transparent shippingbox square.split.bottomrightquarter
    ▱ parallelogram trapezoid.and.line.vertical skew
    ⊙ scope target dot.circle dot.viewfinder dot.scope circle.and.line.horizontal
    ⊙ smallcircle.circle
    """

  static let marks = """
    ✓ checkmark checkmark.circle checkmark.square checkmark.seal checkmark.shield
    ✓ checkmark.rectangle checkmark.diamond checkmark.bubble checkmark.message checkmark.icloud
    ✓ checklist checklist.checked
    ☑ checkmark.square.fill checkmark.rectangle.fill
    ✕ xmark xmark.circle xmark.square xmark.octagon xmark.seal xmark.shield xmark.diamond
    ✕ xmark.bin xmark.app xmark.icloud
    × multiply multiply.circle
    + plus plus.circle plus.square plus.app plus.bubble plus.message plus.rectangle plus.diamond
    + plus.magnifyingglass
    − minus minus.circle minus.square minus.rectangle minus.diamond minus.magnifyingglass
    ± plus.forwardslash.minus plusminus plusminus.circle
    ÷ divide divide.circle
    = equal equal.circle equal.square
    ≠ notequal
    < lessthan
    > greaterthan terminal apple.terminal
    ≤ lessthanorequalto
    ≥ greaterthanorequalto
    ≈ approximatelyequal
    ? questionmark questionmark.circle questionmark.square questionmark.diamond questionmark.app
    ? questionmark.folder questionmark.video questionmark.key.filled
    ! exclamationmark exclamationmark.2 exclamationmark.3 exclamationmark.circle
    ! exclamationmark.square exclamationmark.bubble exclamationmark.octagon exclamationmark.shield
    ! exclamationmark.lock exclamationmark.icloud
    ⚠ exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.warninglight
    ⚠ light.beacon.max
    ‽ questionmark.bubble exclamationmark.questionmark
    i info info.circle info.square info.bubble info.triangle
    ∅ nosign slash.circle circle.slash.fill trash.slash
    … ellipsis ellipsis.circle ellipsis.bubble ellipsis.message
    % percent percent.ar
    # number number.circle number.square grid
    @ at at.circle at.badge.plus
    ∑ sum
    √ x.squareroot
    ƒ function
    ∞ infinity infinity.circle
    ✱ asterisk asterisk.circle staroflife staroflife.circle
    / line.diagonal
    $ dollarsign dollarsign.circle dollarsign.square dollarsign.arrow.circlepath banknote centsign
    € eurosign eurosign.circle eurosign.square
    £ sterlingsign sterlingsign.circle lirasign turkishlirasign
    ¥ yensign yensign.circle chineseyuanrenminbisign
    ₩ wonsign wonsign.circle
    ₹ indianrupeesign indianrupeesign.circle
    ₽ rublesign rublesign.circle
    ฿ bahtsign bitcoinsign bitcoinsign.circle
    ¤ coloncurrencysign cedisign nairasign pesosign
    """
}
