/// A package with intents, as in AppIntents.
public protocol AppIntentsPackage {
  /// The packages from which it takes intents.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
