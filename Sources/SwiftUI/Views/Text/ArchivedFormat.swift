import ViewArchive

/// A format of the current date that an archive can store.
protocol ArchivedFormat {
  var timed: TimedText { get }
}
