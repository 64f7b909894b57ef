/// The ASCII characters for plain ones; a character without an equivalent is `*`.
enum ASCIISymbols {
  static let text = """
    ^ ↑ ⌃ ↥ ⇧ ⇪ ▲ △ ↖ ↗ ∆
    v ↓ ⌄ ↧ ▼ ▽ ∇ ↙ ↘ ∨ ▾ ⋎ ✓ ☑
    < ← ‹ « ◄ ◂ ◅ ⇤ ↩ ↰ ↲ ☜ ⟨ ≤ ⌫ ↜ ≶
    > → › » ► ➤ ➢ ⇥ ↪ ↱ ↳ ☞ ≥ ⌦ ↝ ✈
    | ↕ ⇅ ‖ ⊥ ⌷ ⋮
    - ↔ ⇄ − ▬ ⊸
    @ ↻ ↺ ◎ ⊙ ◉ ⊛ ⊕
    o ○ ◌ ◯ ◐ ◑ ◓ ◒ ◔ ◷ ◠ ☼ ☾ ☽ ⚙ ⌽ ⚇ ∞ ◊ ◍
    # □ ■ ◧ ◨ ⬒ ⬓ ◫ ⊞ ▦ ▤ ▥ ▨ ▧ ▩ ▣ ▢ ⊡ ⊟ ⊠ ⊔ ⊎ ⊍ ⊓ ❐ ❏ ◪ ▭ ▯ ▮ ▱ ▰ ◙ ⬔
    x ✕ × ⌧ ⊗ ✄
    + ✚ ± ✣ ✜
    ! ⚠ ‽ ↯
    / ÷ ✎ ∟ ∠ ∂
    ~ ≈ ≋ ∼ ⌁ ⌔ ⌒ ∝
    = ≡ ≠
    . … ° ∴ ∵ ∷
    " ❝ ❞
    E €
    L £
    Y ¥ Ψ
    W ₩
    R ₹ ₽
    B ฿
    S § ∑
    f ƒ
    P ¶ ⚐ ⚑
    M ✉
    T ☏
    A ⍝
    Q ⌕
    H ⌂ ⌶
    i ♙ ♟ ⍜
    % ☺ ☻
    0 ∅
    & ⚖
    d ♪ ♫ ♬
    n Ω ∪
    _ ␣
    """
}
