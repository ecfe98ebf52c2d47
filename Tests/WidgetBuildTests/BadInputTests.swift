import Foundation
import Glibc
import TestSupport
import Testing

@testable import WidgetBuild

/// What is wrong with a path is said; nothing waits, traps or is passed over.
struct BadInputTests {
  private func prepared(_ paths: [String]) throws -> PreparedSources {
    try PreparedSources(ReachableCode(try WidgetSources(paths: paths)).parts, carried: [])
  }

  @Test func bytesThatAreNoUTF8AreNamedWithTheirLine() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/W.swift"
    try Data("struct A {}\n// caf".utf8 + [0xe9, 0x0a]).write(to: URL(fileURLWithPath: path))
    #expect(throws: WidgetBuildError.notUTF8(path: path, line: 2)) { try prepared([path]) }
  }

  @Test func aByteOrderMarkIsLeftOut() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/W.swift"
    try Data([0xef, 0xbb, 0xbf] + "struct A {}".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try prepared([path]).files[0].text == "struct A {}")
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let folder = try TemporaryFolder(["W.swift": ""])
    let path = folder.path + "/W.swift"
    truncate(path, SourceFileReader.limit + 1)
    #expect(
      throws: WidgetBuildError.tooLarge(
        path: path, bytes: SourceFileReader.limit + 1, limit: SourceFileReader.limit)
    ) { try prepared([path]) }
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let folder = try TemporaryFolder(["W.swift": "let c = ActivityConfiguration("])
    let path = folder.path + "/Pipe.swift"
    mkfifo(path, 0o600)
    #expect(throws: WidgetBuildError.unreadable(path: path, reason: "not a regular file")) {
      try prepared([path])
    }
    let code = try ReachableCode(WidgetSources(paths: [folder.path]))
    #expect(
      code.unreadable == [.init(file: path, reason: "cannot read '\(path)': not a regular file")])
  }

  @Test func linksThatRunInACircleEnd() throws {
    let folder = try TemporaryFolder(["W.swift": "let c = ActivityConfiguration("])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/again", withDestinationPath: folder.path)
    #expect(try WidgetSources(paths: [folder.path]).files == [folder.path + "/W.swift"])
    let loop = folder.path + "/Loop.swift"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    #expect(
      try ReachableCode(WidgetSources(paths: [folder.path])).unreadable.map(\.file) == [loop])
  }

  @Test func aFolderThatIsNamedLikeASourceIsNone() throws {
    let folder = try TemporaryFolder([
      "W.swift": "let c = ActivityConfiguration(", "Sub.swift/B.swift": "",
    ])
    #expect(
      try WidgetSources(paths: [folder.path]).files
        == ["\(folder.path)/Sub.swift/B.swift", "\(folder.path)/W.swift"])
  }

  @Test func strangeAndLongNamesAreCopiedUnderPlainOnes() throws {
    let folder = try TemporaryFolder()
    let names = ["a\u{1b}[2J\n\"b\".swift", String(repeating: "x", count: 240) + ".swift"]
    for name in names {
      try Data("struct A {}".utf8).write(to: folder.url.appendingPathComponent(name))
    }
    let copies = try prepared(names.map { "\(folder.path)/\($0)" }).write(to: folder.path)
    #expect(
      copies.map { URL(fileURLWithPath: $0).lastPathComponent }
        == ["0-a2Jb.swift", "1-\(String(repeating: "x", count: 40)).swift"])
    let text = try String(contentsOfFile: copies[0], encoding: .utf8)
    #expect(text.contains("/a\\u{1B}[2J\\n\\\"b\\\".swift\", line: 1)"))
  }

  private static let diagnosis = WidgetBuildError.Diagnosis(
    output:
      "/a/W.swift:3:7: error: cannot find 'Theme' in scope [cannot_find_in_scope]\nlet t = Theme()\n"
  )
  private static let thirdParty = WidgetBuildError.Diagnosis(
    output: "/a/W.swift:3:7: error: cannot find 'Store' in scope [cannot_find_in_scope]\n",
    absentImports: [.init(module: "Redux", place: "/a/W.swift:2", isApples: false)])

  @Test(
    arguments: [
      (
        WidgetBuildError.notFound(path: "/no"),
        """
        no such file or folder: '/no'
          try  a .swift file that declares a Live Activity, or its folder
        """
      ),
      (
        .notSwift(path: "/a.txt"),
        """
        not a Swift source: '/a.txt'
         want  a file whose name ends in .swift, or a folder of them
        """
      ),
      (
        .noSwiftFiles(path: "/empty"),
        """
        no Swift sources in '/empty'
          try  the folder of the widget extension
        """
      ),
      (
        .noWidget(path: "/app", count: 3),
        """
        no Live Activity in '/app': 3 Swift files, none has an ActivityConfiguration
          try  the folder of the widget extension
        """
      ),
      (
        .tooManyFiles(path: "/", limit: 50_000),
        """
        more than 50000 files below '/'
          try  the folder of the project, or of the widget extension
        """
      ),
      (
        .unreadable(path: "/a.swift", reason: "Permission denied"),
        """
        cannot read '/a.swift': Permission denied
          try  making it a readable file, or naming the other files one by one
        """
      ),
      (
        .tooLarge(path: "/a.swift", bytes: 9, limit: 8),
        """
        '/a.swift' is too large for a source
          got  9 bytes
         want  8 at most
          try  naming the widget's files one by one
        """
      ),
      (
        .notUTF8(path: "/a.swift", line: 2),
        """
        not text in UTF-8: '/a.swift'
           at  /a.swift:2
          try  saving it as UTF-8; Swift reads nothing else, on iOS either
        """
      ),
      (
        .twoMains([.init(type: "A", place: "/a.swift:1"), .init(type: "B", place: "/b.swift:2")]),
        """
        2 types are marked @main; a program starts in one place
           at  /a.swift:1 (A)
           at  /b.swift:2 (B)
          try  naming the files of one widget extension only
        """
      ),
      (
        .noCompiler(searched: ["/bin", "/usr/bin"]),
        """
        no Swift compiler found
           at  /bin, /usr/bin
          try  putting swiftc on PATH, or naming it in ISLAND_SWIFTC
        """
      ),
      (
        .compilerStopped(path: "/bin/swiftc", signal: 9),
        """
        the Swift compiler was killed by signal 9 (out of memory?)
           at  /bin/swiftc
          try  again; if it happens again, with fewer files
        """
      ),
      (
        .cannotWrite(path: "/tmp/x", reason: "No space left on device"),
        """
        cannot write the compiled widget: No space left on device
           at  /tmp/x
          try  setting TMPDIR to a folder with free space
        """
      ),
      (
        .doesNotCompile(diagnosis),
        """
        the widget does not compile: cannot find 'Theme' in scope
           at  /a/W.swift:3:7
          try  naming the file that declares it too, or the project's folder

        /a/W.swift:3:7: error: cannot find 'Theme' in scope
        let t = Theme()

        """
      ),
      (
        .doesNotCompile(thirdParty),
        """
        the widget does not compile: cannot find 'Store' in scope
           at  /a/W.swift:3:7
         needs  Redux, whose sources were not given (/a/W.swift:2)
          try  naming that module's files too, or their folder; code that is not needed for \
        rendering can be put behind #if canImport(…)

        /a/W.swift:3:7: error: cannot find 'Store' in scope

        """
      ),
    ] as [(WidgetBuildError, String)])
  func everyFailureHasItsWords(error: WidgetBuildError, words: String) {
    #expect(WidgetBuildMessage.text(for: error) == words)
  }
}
