import Foundation
import Testing
import ViewArchive

@testable import Previewer

/// Which pictures are asked for, and which are shown meanwhile.
struct SheetArchivesTests {
  private let order: [SheetPresentation] = [.compact, .expanded, .alwaysOn]

  private func key(_ generation: Int, _ state: String = "1", isDark: Bool = false)
    -> SheetArchives.Key
  {
    SheetArchives.Key(
      generation: generation,
      request: ArchiveRequest(
        activityID: "a", attributesType: "T", attributes: Data("{}".utf8),
        state: Data(state.utf8),
        environment: ArchiveEnvironment(
          now: Date(timeIntervalSince1970: 5), colorScheme: isDark ? .dark : .light)))
  }

  private func keys(_ generation: Int, _ state: String = "1") -> [SheetPresentation:
    SheetArchives.Key]
  {
    [
      .compact: key(generation, state), .expanded: key(generation, state),
      .alwaysOn: key(generation, state, isDark: true),
    ]
  }

  private func archive(_ words: String) -> ActivityArchive {
    ActivityArchive(lockScreen: ViewNode(.unsupported(words)))
  }

  @Test func equalQuestionsAreAskedOnce() {
    var archives = SheetArchives()
    #expect(
      archives.setWanted(keys(1), first: order) == [key(1), key(1, isDark: true)])
    #expect(archives.setWanted(keys(1), first: order) == [])
  }

  @Test func theTimeIsNoPartOfAQuestion() {
    let later = Date(timeIntervalSince1970: 99)
    #expect(key(1).request(at: later).environment.now == later)
    let other = SheetArchives.Key(generation: 1, request: key(1).request(at: later))
    #expect(other == key(1))
  }

  @Test func lastPictureStaysUntilTheNextIsThere() {
    var archives = SheetArchives()
    _ = archives.setWanted(keys(1), first: order)
    #expect(!archives.isSettled([.compact]))
    let isNew1 = archives.store(key(1), archive("old"))
    #expect(isNew1)
    #expect(archives.isSettled([.compact, .expanded]))
    #expect(!archives.isSettled(order))
    #expect(archives.archive(of: .expanded) == archive("old"))
    // A new build.
    _ = archives.setWanted(keys(2), first: order)
    #expect(archives.archive(of: .expanded) == archive("old"))
    #expect(!archives.isSettled([.expanded]))
    // What comes late of the old one is nobody's.
    let isNew2 = archives.store(key(1, isDark: true), archive("late"))
    #expect(!isNew2)
    let isNew3 = archives.store(key(2), archive("new"))
    #expect(isNew3)
    #expect(archives.archive(of: .expanded) == archive("new"))
  }

  @Test func failureKeepsThePictureAndIsNamed() {
    var archives = SheetArchives()
    _ = archives.setWanted(keys(1), first: order)
    _ = archives.store(key(1), archive("good"))
    _ = archives.setWanted(keys(2), first: order)
    archives.fail(key(2), .ended(7))
    #expect(archives.failure(of: .compact) == .ended(7))
    #expect(archives.failure(of: .alwaysOn) == nil)
    #expect(archives.archive(of: .compact) == archive("good"))
    #expect(archives.isSettled([.compact]))
    // It is not asked for again, until something changes.
    #expect(archives.setWanted(keys(2), first: order) == [])
    #expect(archives.setWanted(keys(2, "2"), first: order).count == 2)
    #expect(archives.failure(of: .compact) == nil)
  }

  @Test func questionsThatAnEndLeftUnansweredAreAskedAgain() {
    var archives = SheetArchives()
    _ = archives.setWanted(keys(1), first: order)
    archives.fail(key(1), .ended(1))
    archives.reset([key(1), key(1, isDark: true)])
    #expect(archives.setWanted(keys(1), first: order) == [key(1, isDark: true)])
  }
}
