public import UniformTypeIdentifiers

// Questions for files, none of which a widget asks.
extension View {
  /// Has no effect here: no file is chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Has no effect here: no file is moved.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Has no effect here: no file is moved.
  nonisolated public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where Files.Element == URL { self }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    self
  }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }

  /// Has no effect here: no file is chosen.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ message: some StringProtocol) -> some View { self }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileDialogConfirmationLabel(
    _ label: LocalizedStringKey
  ) -> some View { self }

  /// Has no effect here: no file is chosen.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(
    _ label: some StringProtocol
  ) -> some View { self }

  /// Has no effect here: no file is written.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Has no effect here: no file is written.
  nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    self
  }

  /// Has no effect here: no file is written.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ label: some StringProtocol) -> some View {
    self
  }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Has no effect here: no file is chosen.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View { self }
}

/// The options of a dialog for files, as in SwiftUI. Here, no dialog is shown.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The files inside packages.
  public static let enumeratePackages = Self(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = Self(rawValue: 2)
  /// The ends of names.
  public static let displayFileExtensions = Self(rawValue: 4)
}
