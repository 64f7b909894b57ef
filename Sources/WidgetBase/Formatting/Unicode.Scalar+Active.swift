extension Unicode.Scalar {
  /// True for a scalar that controls a terminal, reorders a line or hides text: a control, among them
  /// those of eight bits, a separator of lines, or an invisible format.
  ///
  /// The joiners belong to the spelling of some languages and to emoji.
  package var isActive: Bool {
    if isASCII { return value < 0x20 || value == 0x7f }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return ![0x200c, 0x200d].contains(value)
    default: return false
    }
  }
}
