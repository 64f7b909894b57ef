/// A load that rises and falls.
enum Wave {
  static func value(_ step: Int) -> Double {
    let noise = Double((step * 37) % 101) / 101 - 0.5
    return 50 + 30 * noise + Double(step % 20) * 2 - Double(step) / 3
  }
}
