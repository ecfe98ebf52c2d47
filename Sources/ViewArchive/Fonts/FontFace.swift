/// A font of a project in place of the system's. A font value is copied often, so that the file is
/// behind a reference.
package struct FontFace: Hashable, Sendable {
  package let file: FontFile

  package init(_ file: FontFile) { self.file = file }
}
