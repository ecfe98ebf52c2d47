#pragma once
#include <stddef.h>
#include <stdint.h>

/// libFuzzer's entry point (compiler-rt, FuzzerInterface.h): runs the command line's job and calls
/// `test` with every input.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
