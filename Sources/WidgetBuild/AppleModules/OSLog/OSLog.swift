// Logging, which lies in os here.
@_exported import os
