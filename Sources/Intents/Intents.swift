// SiriKit's intents, as far as widgets use them, under Apple's name.
@_exported import AppleFoundation
