// Intents and their parameters, under Apple's name.
@_exported import AppleFoundation
