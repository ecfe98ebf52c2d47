import ActivityModel
import ArgumentParser

extension SystemVersion {
  /// Parses the value of an option.
  ///
  /// - Throws: `ValidationError` when it is no version.
  init(option text: String) throws {
    guard let version = SystemVersion(text) else {
      throw ValidationError("a version such as 18 or 26.2 is wanted")
    }
    self = version
  }
}
