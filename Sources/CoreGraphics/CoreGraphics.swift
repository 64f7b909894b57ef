// Core Graphics under its own name.
@_exported import GraphicsTypes
