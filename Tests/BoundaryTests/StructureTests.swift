import Foundation
import Testing

/// How files, folders and names are laid out; Contributing.md says why.
struct StructureTests {
  private static let files = Result {
    try Repository.swiftFiles.map { try SourceCode($0) }.filter { $0.path.count > 1 }
  }

  /// The files that declare each type at the top level, private ones left out.
  private static let declaring: [String: [SourceCode]] = {
    var declaring: [String: [SourceCode]] = [:]
    for file in (try? files.get()) ?? [] {
      for type in file.types where !type.isPrivate {
        declaring[type.name, default: []].append(file)
      }
    }
    return declaring
  }()

  private static let lookAlikes: Set = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "FoundationAdditions",
  ]

  @Test func noFolderHoldsMoreThanTwentyFiles() throws {
    let folders = Dictionary(grouping: try Self.files.get()) { $0.path.dropLast() }
    for (folder, files) in folders {
      #expect(files.count <= 20, "\(folder.joined(separator: "/")) holds \(files.count) files")
    }
  }

  /// A file's folder at the level at which it parts from another file's, `.` for the files that lie
  /// there themselves.
  private struct Arrow: Hashable {
    var level: [String]
    var from: String
    var to: String
  }

  @Test func foldersOfATargetPointOneWay() throws {
    let files = try Self.files.get()
    var arrows: [Arrow: Set<String>] = [:]
    for file in files {
      for name in file.names {
        let declaring = (Self.declaring[name] ?? []).filter { $0.target == file.target }
        guard !declaring.contains(where: { $0.path == file.path }) else { continue }
        for other in declaring {
          let level = zip(file.path.dropLast(), other.path.dropLast()).prefix { $0 == $1 }.map(\.0)
          func child(_ path: [String]) -> String {
            path.count > level.count + 1 ? path[level.count] : "."
          }
          let arrow = Arrow(level: level, from: child(file.path), to: child(other.path))
          guard arrow.from != arrow.to else { continue }
          arrows[arrow, default: []].insert("\(file.path.last ?? "") names \(name)")
        }
      }
    }
    for (arrow, places) in arrows where arrow.from < arrow.to {
      let back = arrows[Arrow(level: arrow.level, from: arrow.to, to: arrow.from)]
      #expect(
        back == nil,
        """
        \(arrow.level.joined(separator: "/")): \(arrow.from) and \(arrow.to) name each other: \
        \(places.sorted().prefix(3)), \((back ?? []).sorted().prefix(3))
        """)
    }
  }

  @Test func typesUsedElsewhereHaveFilesOfTheirNames() throws {
    let files = try Self.files.get()
    var users: [String: Set<[String]>] = [:]
    for file in files {
      for name in file.names where Self.declaring[name] != nil {
        users[name, default: []].insert(file.path)
      }
    }
    for file in files {
      for type in file.types where !type.isPrivate && type.name != file.baseName {
        #expect(
          (users[type.name] ?? []).subtracting([file.path]).isEmpty,
          "\(type.name) is used outside \(file.path.joined(separator: "/"))")
      }
    }
  }

  /// A test that sleeps depends on the speed of the machine. The one place that asks again and again
  /// says for what.
  @Test func testsWaitForWhatHappens() throws {
    let sleeping = try Repository.files(
      in: Repository.root.appendingPathComponent("Tests"), withExtension: "swift"
    ).filter {
      try !Repository.path($0).hasPrefix("Tests/Fixtures/")
        && SourceCode($0).code.contains(/\b(u?sleep|nanosleep)\(|Task\.sleep|poll\(nil/)
    }
    #expect(sleeping.map(Repository.path) == ["Tests/EndToEndTests/Asking.swift"])
  }

  @Test func noTypeNameExistsInTwoTargets() {
    for (name, files) in Self.declaring {
      let targets = Set(files.map(\.target))
      #expect(targets.count == 1, "\(name) is declared in \(targets.sorted())")
    }
  }

  @Test func noTypeIsNamedLikeATarget() throws {
    for target in Set(try Self.files.get().map(\.target)) {
      #expect(Self.declaring[target] == nil, "a type is named \(target), like a module")
    }
  }

  /// A view is lowered in one of two ways, into an archive or on a screen that lives, and does not
  /// know in which: it says to `ViewLowering` what it wants.
  @Test func viewsDoNotKnowHowTheyAreLowered() throws {
    let ways: Set = ["ArchiveLowering", "ScreenLowering", "GraphNode", "ViewGraph"]
    let files = try Self.files.get().filter { $0.target == "SwiftUI" }
    let naming = files.filter {
      !$0.path.starts(with: ["SwiftUI", "Graph"]) && $0.baseName != "ArchiveLowering"
        && !ways.isDisjoint(with: $0.names)
    }
    // A context without another way is that of an archive.
    #expect(naming.map { $0.path.joined(separator: "/") } == ["SwiftUI/Core/LoweringContext.swift"])
    for file in files {
      let question =
        /\b(isOnScreen|graphNode|screenNode)\b|\b(is|as\?|as!) (Archive|Screen)Lowering/
      let count = file.code.matches(of: question).count
      #expect(count == 0, "\(file.path.last ?? "") asks \(count) times how it is lowered")
    }
  }

  /// The `deinit` of a class also runs when its `init` fails after the last property was set. A
  /// descriptor that both close is, the second time, one that another thread has just opened.
  @Test func descriptorsAreClosedInOnePlace() throws {
    let folders = [Repository.sources, Repository.root.appendingPathComponent("Tests")]
    let files = folders.flatMap { Repository.files(in: $0, withExtension: "swift") }
    let call = /\bclose\((?<name>[a-zA-Z]+)\)/
    var owners = 0
    for file in files {
      let parts = try Repository.text(file).components(separatedBy: "\n  deinit {")
      guard parts.count == 2 else { continue }
      let after = parts[1].components(separatedBy: "}")[0]
      for owned in after.matches(of: call) {
        owners += 1
        let count = parts.joined().matches(of: call).count { $0.name == owned.name }
        #expect(count == 1, "\(Repository.path(file)) closes \(owned.name) \(count) times")
      }
    }
    #expect(owners > 4)
  }

  /// Only the broker of widgets needs a look-alike, for widgets that are linked in; ActivityKit is
  /// imported where its link is used.
  @Test func lookAlikesAreImportedWhereTheyMust() throws {
    var importing: [String] = []
    for file in try Self.files.get()
    where ["Emulator", "Previewer", "PhoneScreen", "WidgetLint", "WidgetBuild"].contains(
      file.target)
    {
      let imports = file.code.split(separator: "\n").filter { $0.contains("import ") }
        .compactMap { $0.split(separator: " ").last.map(String.init) }
      if !Self.lookAlikes.subtracting(["ActivityKit"]).isDisjoint(with: imports) {
        importing.append(file.path.joined(separator: "/"))
      }
    }
    #expect(importing == ["Emulator/Widgets/WidgetBroker.swift"])
  }
}
