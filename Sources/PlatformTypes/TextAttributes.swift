extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let ligature = Self(rawValue: "NSLigature")
  public static let kern = Self(rawValue: "NSKern")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let shadow = Self(rawValue: "NSShadow")
  public static let attachment = Self(rawValue: "NSAttachment")
  public static let link = Self(rawValue: "NSLink")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}

/// The side at which the lines of a paragraph stand, as in UIKit.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The end of a line that is too long, as in UIKit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

/// The form of a paragraph, as in UIKit. It has no effect: attributed texts of Foundation are not drawn.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // Sendable: only one task fills in its subclass before it passes it on.

  /// The form that paragraphs have if none is set.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { .natural }
  open var lineBreakMode: NSLineBreakMode { .byWordWrapping }
  open var lineSpacing: CGFloat { 0 }
  open var lineHeightMultiple: CGFloat { 0 }
  open var paragraphSpacing: CGFloat { 0 }
  open var minimumLineHeight: CGFloat { 0 }
  open var maximumLineHeight: CGFloat { 0 }
  open var firstLineHeadIndent: CGFloat { 0 }
  open var headIndent: CGFloat { 0 }
  open var tailIndent: CGFloat { 0 }
}

/// The form of a paragraph that can be changed, as in UIKit.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  private var values: (NSTextAlignment, NSLineBreakMode) = (.natural, .byWordWrapping)
  private var lengths: [String: CGFloat] = [:]

  open override var alignment: NSTextAlignment {
    get { values.0 }
    set { values.0 = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.1 }
    set { values.1 = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { lengths["lineSpacing"] ?? 0 }
    set { lengths["lineSpacing"] = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { lengths["lineHeightMultiple"] ?? 0 }
    set { lengths["lineHeightMultiple"] = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { lengths["paragraphSpacing"] ?? 0 }
    set { lengths["paragraphSpacing"] = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { lengths["minimumLineHeight"] ?? 0 }
    set { lengths["minimumLineHeight"] = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { lengths["maximumLineHeight"] ?? 0 }
    set { lengths["maximumLineHeight"] = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { lengths["firstLineHeadIndent"] ?? 0 }
    set { lengths["firstLineHeadIndent"] = newValue }
  }
  open override var headIndent: CGFloat {
    get { lengths["headIndent"] ?? 0 }
    set { lengths["headIndent"] = newValue }
  }
  open override var tailIndent: CGFloat {
    get { lengths["tailIndent"] ?? 0 }
    set { lengths["tailIndent"] = newValue }
  }
}
