extension NSUserActivity {
  /// An error in a payload, as in SwiftUI.
  public enum TypedPayloadError: Error, Hashable {
    /// The activity has no payload of this type.
    case invalidContent
    /// The payload cannot be written as a dictionary.
    case encodingError
  }

  /// Returns what the activity is about.
  public func typedPayload<Payload: Decodable>(_ payloadType: Payload.Type) throws -> Payload {
    let fields = (userInfo ?? [:]).compactMap { key, value in
      (key.base as? String).map { ($0, value) }
    }
    let payload = Dictionary(fields) { first, _ in first }
    guard JSONSerialization.isValidJSONObject(payload),
      let data = try? JSONSerialization.data(withJSONObject: payload),
      let value = try? JSONDecoder().decode(payloadType, from: data)
    else { throw TypedPayloadError.invalidContent }
    return value
  }

  /// Sets what the activity is about.
  public func setTypedPayload<Payload: Encodable>(_ payload: Payload) throws {
    guard let data = try? JSONEncoder().encode(payload),
      let fields = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { throw TypedPayloadError.encodingError }
    addUserInfoEntries(from: fields)
  }
}
