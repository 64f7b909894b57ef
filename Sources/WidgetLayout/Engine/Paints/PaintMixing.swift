extension Paint {
  /// Returns the paint with its opacity multiplied: 1 is solid, 0 is transparent.
  ///
  /// The colour behind it is often unknown until the theme is, so the paint stores its opacity in
  /// sixteenths and is mixed when it becomes a colour.
  public func opacity(_ opacity: Double) -> Paint {
    let rest = self.opacity * (opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    let sixteenths = Int((rest * 16).rounded())
    return sixteenths == 0 || self == .none ? .none : withFade(16 - sixteenths)
  }

  /// The opacity from 0 to 1, in steps of a sixteenth.
  public var opacity: Double { 1 - Double(bits >> 28) / 16 }

  /// True if text behind the paint stays readable.
  var isVeil: Bool { opacity < 0.9 }

  /// Returns a mixture of two paints: at 0 the first, at 1 the second.
  ///
  /// Two fixed colours give a fixed colour; two roles are mixed by the theme; of a fixed colour and
  /// a role the nearer one is returned.
  public static func mix(_ first: Paint, _ second: Paint, _ part: Double) -> Paint {
    let part = part.isNaN ? 0 : min(max(part, 0), 1)
    if part == 0 || first == second { return first }
    if part == 1 { return second }
    let opacity = first.visibleOpacity * (1 - part) + second.visibleOpacity * part
    // Mixed with nothing, a paint keeps its colour and changes its opacity.
    if first == .none { return second.withFade(0).opacity(opacity) }
    if second == .none { return first.withFade(0).opacity(opacity) }
    return first.withFade(0).mixed(second.withFade(0), part).opacity(opacity)
  }

  private var visibleOpacity: Double { self == .none ? 0 : opacity }

  private func mixed(_ other: Paint, _ part: Double) -> Paint {
    if let rgb, let second = other.rgb { return .rgb(rgb.mixed(second, part)) }
    let sixteenths = UInt32((part * 16).rounded())
    if let role, let second = other.role, sixteenths > 0, sixteenths < 16, role != second {
      return .mix(role, second, sixteenths: sixteenths)
    }
    // A mixture of two roles that is mixed with its first role moves towards that role.
    if let mixture, mixture.first == other.role {
      return Paint.role(mixture.first).mixed(.role(mixture.second), mixture.part * (1 - part))
    }
    if let mixture = other.mixture, mixture.first == role {
      return mixed(.role(mixture.second), mixture.part * part)
    }
    return part < 0.5 ? self : other
  }

  /// Returns the paint drawn over another one.
  func over(_ behind: Paint) -> Paint {
    if opacity == 1 || behind == .none { return self }
    return behind.withFade(0).mixed(withFade(0), opacity)
  }

  /// The two roles of a mixture, and the fraction of the second.
  var mixture: (first: Role, second: Role, part: Double)? {
    guard kind == 3, let first = Role(rawValue: UInt8(truncatingIfNeeded: bits >> 16)),
      let second = Role(rawValue: UInt8(truncatingIfNeeded: bits >> 8))
    else { return nil }
    return (first, second, Double(bits & 0xff) / 16)
  }

  var mixtureName: String? {
    mixture.map { "\($0.first.name)-\($0.second.name) \(Int($0.part * 100))%" }
  }
}

extension RGB {
  /// Returns a mixture of two colours: at 0 this one, at 1 the other.
  package func mixed(_ other: RGB, _ part: Double) -> RGB {
    func byte(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(Double(one) + (Double(two) - Double(one)) * part + 0.5)
    }
    return RGB(
      red: byte(red, other.red), green: byte(green, other.green), blue: byte(blue, other.blue))
  }
}
