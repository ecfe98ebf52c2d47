// Darwin: re-exports the C library.
@_exported import Glibc
