// Swift modules have no submodules: `import os.log` finds this one, and the Swift module over it.
