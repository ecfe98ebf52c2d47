/// A use of something that the look-alike modules lack, for which a declaration was generated.
package struct StandIn: Codable, Hashable, Sendable {
  /// The name as users write it, with its labels: `View.glow(radius:)`.
  package var name: String
  /// `file:line` of the first use.
  package var place: String
  /// True when the name is not a known name of Apple's: most likely it is an extension member in a
  /// file that was not given.
  package var isOfAnotherFile = false

  /// True when a part of the sources was left out, because it uses a name that nothing declares.
  package var isLeftOut = false

  /// The message of the error because of which a part of an app was left out; nil: there was none.
  package var fault: String?

  package init(
    name: String, place: String, isOfAnotherFile: Bool = false, isLeftOut: Bool = false,
    fault: String? = nil
  ) {
    self.name = name
    self.place = place
    self.isOfAnotherFile = isOfAnotherFile
    self.isLeftOut = isLeftOut
    self.fault = fault
  }

  /// The message shown to the user after the location.
  package var message: String {
    if let fault { return "left out of \(name), as it does not compile here: \(fault)" }
    if isLeftOut { return "\(name), which is not here: left out" }
    return isOfAnotherFile
      ? "\(name) is not declared in any of the files; add the file that declares it"
      : "\(name) is not supported; a stand-in is used"
  }
}
