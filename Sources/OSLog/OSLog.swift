// The unified log, under Apple's other name.
@_exported import os
