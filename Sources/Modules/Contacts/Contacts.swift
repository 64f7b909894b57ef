@_exported public import AppleFoundation

/// A name of a part of a contact.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactGivenNameKey = "givenName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactFamilyNameKey = "familyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactBirthdayKey = "birthday"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactImageDataKey = "imageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPhoneNumbersKey = "phoneNumbers"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactEmailAddressesKey = "emailAddresses"

/// An error of Contacts: nobody's contacts are known here.
public struct CNError: Error, Sendable {
  public enum Code: Int, Sendable { case authorizationDenied = 100 }
  public let code: Code
  init() {
    Absence.report("Contacts")
    code = .authorizationDenied
  }
}

/// Whether a person has allowed something.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
/// The kind of data that a request asks for.
public enum CNEntityType: Int, Sendable { case contacts }

/// A person.
open class CNContact: NSObject, @unchecked Sendable {
  public var identifier = UUID().uuidString
  public var givenName = ""
  public var familyName = ""
  public var nickname = ""
  public var organizationName = ""
  public var birthday: DateComponents?
  public var imageData: Data?
  public var thumbnailImageData: Data?
  public var imageDataAvailable: Bool { imageData != nil }
}

/// A person who can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  public var predicate: NSPredicate?
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

/// The contacts of a person, of whom nobody knows here.
open class CNContactStore: NSObject, @unchecked Sendable {
  public class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .denied }
  public func requestAccess(for type: CNEntityType) async throws -> Bool { throw CNError() }
  public func requestAccess(
    for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError()) }
  public func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError() }
  public func unifiedContact(
    withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError() }
  public func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws { throw CNError() }
}

/// The writing of names.
open class CNContactFormatter: NSObject {
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  public var style = Style.fullName
  public class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
}
