public import UniformTypeIdentifiers

/// A button that takes what was copied, as in SwiftUI. Here, its label is shown.
public nonisolated struct PasteButton: View {
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public init<Payload: Transferable>(
    payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void
  ) {}

  public var body: some View { Label("Paste", systemImage: "doc.on.clipboard") }
}
