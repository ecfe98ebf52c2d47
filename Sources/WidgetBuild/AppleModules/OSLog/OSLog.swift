// OSLog: re-exports os, which declares logging.
@_exported import os
