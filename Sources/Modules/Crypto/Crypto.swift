// The package swift-crypto, which on Apple's systems is CryptoKit under another name.
@_exported import CryptoKit
