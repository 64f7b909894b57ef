@_exported import CoreTransferable
import UniformTypeIdentifiers

// What can be handed on. Here, nothing is.

/// No form in which a value is handed on.
private struct Nothing<Item>: TransferRepresentation {}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation<String> {
    DataRepresentation(contentType: .plainText) { (text: String) in
      Data(text.utf8)
    } importing: { data in
      String(decoding: data, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Data> {
    DataRepresentation(contentType: .data) { (data: Data) in
      data
    } importing: { data in
      data
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation<URL> {
    CodableRepresentation<URL>(contentType: UTType(importedAs: "public.url"))
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation<AttributedString> {
    Nothing<AttributedString>()
  }
}

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Image> { Nothing<Image>() }
}

extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Color> { Nothing<Color>() }
}

extension Never: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Never> { Nothing<Never>() }
}
