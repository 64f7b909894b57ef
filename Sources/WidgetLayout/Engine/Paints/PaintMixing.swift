extension Paint {
  /// The paint seen through to what lies behind: 1 is solid, 0 is nothing.
  ///
  /// What lies behind is often known only with the theme, so that the paint remembers its opacity
  /// in sixteenths and is mixed when it becomes a colour.
  public func opacity(_ opacity: Double) -> Paint {
    let rest = self.opacity * (opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    let sixteenths = Int((rest * 16).rounded())
    return sixteenths == 0 || self == .none ? .none : withFade(16 - sixteenths)
  }

  /// How solid the paint is, in sixteenths of 1.
  public var opacity: Double { 1 - Double(bits >> 28) / 16 }

  /// True if what lies behind can be read through the paint.
  var isVeil: Bool { opacity < 0.9 }

  /// A colour between two others: at 0 the first, at 1 the second.
  ///
  /// Between fixed colours it is a fixed colour, between two roles it is mixed by the theme, and
  /// between a fixed colour and a role it is the nearer of the two.
  public static func mix(_ first: Paint, _ second: Paint, _ part: Double) -> Paint {
    let part = part.isNaN ? 0 : min(max(part, 0), 1)
    if part == 0 || first == second { return first }
    if part == 1 { return second }
    let opacity = first.visibleOpacity * (1 - part) + second.visibleOpacity * part
    // What fades to nothing keeps its colour.
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
    // Towards one of the two roles that a paint lies between, it comes nearer to that role.
    if let mixture, mixture.first == other.role {
      return Paint.role(mixture.first).mixed(.role(mixture.second), mixture.part * (1 - part))
    }
    if let mixture = other.mixture, mixture.first == role {
      return mixed(.role(mixture.second), mixture.part * part)
    }
    return part < 0.5 ? self : other
  }

  /// This paint before another one; no paint stays none.
  func over(_ behind: Paint) -> Paint {
    if opacity == 1 || behind == .none { return self }
    return behind.withFade(0).mixed(withFade(0), opacity)
  }

  /// The two roles between which the paint lies, and how far it is from the first.
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
  /// The colour between this one and another: at 0 this one, at 1 the other.
  package func mixed(_ other: RGB, _ part: Double) -> RGB {
    func byte(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(Double(one) + (Double(two) - Double(one)) * part + 0.5)
    }
    return RGB(
      red: byte(red, other.red), green: byte(green, other.green), blue: byte(blue, other.blue))
  }
}
