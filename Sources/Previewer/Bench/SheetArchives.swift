package import Foundation
package import ViewArchive

/// The pictures of a contact sheet: which are asked for, which have come, which could not be made.
///
/// A value that decides; asking is done by whoever holds the child. Presentations whose questions
/// are equal share an answer, and each shows its last good picture until a newer one is there.
package struct SheetArchives: Sendable {
  /// A question, apart from the time.
  package struct Key: Hashable, Sendable {
    /// Which build of the widget is asked.
    package var generation: Int
    private var timeless: ArchiveRequest

    package init(generation: Int, request: ArchiveRequest) {
      self.generation = generation
      timeless = request
      timeless.environment.now = .distantPast
    }

    package func request(at now: Date) -> ArchiveRequest {
      var request = timeless
      request.environment.now = now
      return request
    }
  }

  /// Why a picture did not come.
  package enum Failure: Hashable, Sendable {
    /// The widget says so itself.
    case refused(String)
    /// The child ended over it; the number is the reloader's.
    case ended(Int)
  }

  private enum Answer: Sendable {
    case pending
    case archive(ActivityArchive)
    case failure(Failure)
  }

  private var answers: [Key: Answer] = [:]
  private var wanted: [SheetPresentation: Key] = [:]
  private var shown: [SheetPresentation: (key: Key, archive: ActivityArchive)] = [:]

  package init() {}

  /// Says what is to be seen now; returns the questions that must be asked for it, each once, in
  /// the order of `order`.
  package mutating func want(
    _ keys: [SheetPresentation: Key], first order: [SheetPresentation]
  ) -> [Key] {
    wanted = keys
    let current = Set(keys.values)
    answers = answers.filter { current.contains($0.key) }
    for (presentation, key) in keys { show(key, as: presentation) }
    var questions: [Key] = []
    for key in order.compactMap({ keys[$0] }) where answers[key] == nil {
      answers[key] = .pending
      questions.append(key)
    }
    return questions
  }

  /// An answer has come. True when there is something new to see.
  package mutating func settle(_ key: Key, _ archive: ActivityArchive) -> Bool {
    guard case .pending = answers[key] else { return false }
    answers[key] = .archive(archive)
    let presentations = wanted.filter { $0.value == key }.map(\.key)
    for presentation in presentations { show(key, as: presentation) }
    return !presentations.isEmpty
  }

  package mutating func fail(_ key: Key, _ failure: Failure) {
    guard case .pending = answers[key] else { return }
    answers[key] = .failure(failure)
  }

  /// The child has ended before it came to these: they are asked again by the next `want`.
  package mutating func forget(_ keys: [Key]) {
    for key in keys {
      if case .pending = answers[key] { answers[key] = nil }
    }
  }

  /// The newest picture there is; nil before the first.
  package func archive(of presentation: SheetPresentation) -> ActivityArchive? {
    shown[presentation]?.archive
  }

  /// The newest pictures there are.
  package var all: [SheetPresentation: ActivityArchive] { shown.mapValues(\.archive) }

  /// Why the picture is not the one that is wanted.
  package func failure(of presentation: SheetPresentation) -> Failure? {
    guard let key = wanted[presentation], case .failure(let failure) = answers[key] else {
      return nil
    }
    return failure
  }

  /// True when the pictures of these presentations are what was asked for, or cannot be.
  package func isSettled(_ presentations: some Sequence<SheetPresentation>) -> Bool {
    presentations.allSatisfy { presentation in
      guard let key = wanted[presentation] else { return false }
      switch answers[key] {
      case nil, .pending: return false
      case .archive, .failure: return true
      }
    }
  }

  private mutating func show(_ key: Key, as presentation: SheetPresentation) {
    guard case .archive(let archive) = answers[key] else { return }
    shown[presentation] = (key, archive)
  }
}
