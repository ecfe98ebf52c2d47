/// What the pages that `island help` prints have to be.
package enum HelpPage {
  /// The most columns of a line: a terminal of 80 shows it whole, also beside a frame.
  package static let columns = 78
}
