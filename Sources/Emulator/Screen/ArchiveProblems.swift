import ActivityModel

/// The problems with archives that were reported, so that each is reported once.
struct ArchiveProblems {
  /// Why the last archive of an activity failed, and with which content: on every surface it fails
  /// again.
  private struct Failure: Equatable {
    var problem: String
    var content: ActivityContentRecord?
  }

  private var failures: [ActivityID: Failure] = [:]
  /// Features that cannot be drawn, archives that cannot be saved.
  private var reported: Set<String> = []

  /// Notes a problem; false: it was reported.
  mutating func isNew(_ problem: String) -> Bool { reported.insert(problem).inserted }

  /// Notes why an archive failed; false: it is the activity's last failure again.
  mutating func isNew(
    _ problem: String, of id: ActivityID, with content: ActivityContentRecord?
  ) -> Bool {
    let failure = Failure(problem: problem, content: content)
    return failures.updateValue(failure, forKey: id) != failure
  }

  /// Notes that an activity has an archive.
  mutating func ended(for id: ActivityID) { failures[id] = nil }

  /// Forgets the failures of all other activities.
  mutating func keep(_ ids: Set<ActivityID>) {
    failures = failures.filter { ids.contains($0.key) }
  }
}
