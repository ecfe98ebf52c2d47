// The C library.
@_exported import Glibc
