// The unified log, under Apple's other name for it.
@_exported import os
