// SiriKit's intents under Apple's name, as far as widgets use them.
@_exported import AppleFoundation
