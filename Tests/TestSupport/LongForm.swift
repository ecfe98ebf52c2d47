import Foundation

/// Whether tests run in their long form, as `.ci/run --long` runs them: the same tests, with more
/// cases.
package enum LongForm {
  package static let isOn = ProcessInfo.processInfo.environment["ISLAND_LONG_TESTS"] == "1"
}
