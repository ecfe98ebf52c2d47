/// The letters of a snapshot that is a picture.
package enum SnapshotLetters: String, CaseIterable, Sendable {
  /// As in a terminal: one letter in each cell.
  case cells
  /// As on a phone: laid out in points, in a phone's letters.
  case phone
}
