package import Emulator
import Foundation
import Synchronization

/// Finds the source line that a child was in when it ended. Runs a tool of the compiler's, in the
/// background and only after a trap.
package final class TrapFinder: Sendable {
  /// Who asked, and the place; nil where none of the frames is in a source of the widget's.
  package struct Answer: Sendable {
    package var number: Int
    package var place: WidgetProblem.Place?
  }

  private let symbolizer: String?
  private let wake: @Sendable () -> Void
  private let queue = DispatchQueue(label: "island.trap")
  private let answers = Mutex<[Answer]>([])

  /// - Parameters:
  ///   - compiler: `swiftc`, absolute; the tool lies beside it.
  ///   - wake: Called from another thread when an answer is there.
  package init(compiler: String, wake: @escaping @Sendable () -> Void) {
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let folders = [real.deletingLastPathComponent().path, "/usr/bin", "/usr/local/bin"]
    symbolizer = folders.map { $0 + "/llvm-symbolizer" }
      .first(where: FileManager.default.isExecutableFile)
    self.wake = wake
  }

  /// Looks for the innermost frame that lies in one of `files`.
  package func find(
    _ failure: WidgetFailure, number: Int, library: String, files: [String]
  ) {
    queue.async { [self] in
      let place =
        Self.place(inWords: failure, files: files)
        ?? place(of: failure.frames, in: library, files: files)
      answers.withLock { $0.append(Answer(number: number, place: place)) }
      wake()
    }
  }

  package func takeAnswers() -> [Answer] {
    answers.withLock { answers in
      defer { answers = [] }
      return answers
    }
  }

  /// A trap with words names its place, where that is the user's: `IslandWidget/Ride.swift:12`.
  static func place(inWords failure: WidgetFailure, files: [String]) -> WidgetProblem.Place? {
    guard case .trapped(_, let words?, _) = failure,
      let head = words.components(separatedBy: ": ").first
    else { return nil }
    let parts = head.split(separator: ":")
    guard parts.count == 2, let line = Int(parts[1]) else { return nil }
    let name = parts[0].split(separator: "/").last.map(String.init) ?? ""
    let candidates = files.filter { ($0 as NSString).lastPathComponent == name }
    return candidates.count == 1 ? WidgetProblem.Place(file: candidates[0], line: line) : nil
  }

  private func place(
    of frames: [UInt], in library: String, files: [String]
  ) -> WidgetProblem.Place? {
    guard let symbolizer, !frames.isEmpty else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: symbolizer)
    process.arguments =
      ["--obj=\(library)", "--functions=none", "--output-style=GNU"]
      + frames.prefix(64).map { "0x" + String($0, radix: 16) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Self.place(inSymbols: text, files: files)
  }

  /// The first line of `file:line` that is about one of `files`; line 0 is code of the compiler's
  /// own.
  static func place(inSymbols text: String, files: [String]) -> WidgetProblem.Place? {
    for line in text.split(separator: "\n") {
      guard let colon = line.lastIndex(of: ":") else { continue }
      let path = String(line[..<colon])
      let number = Int(line[line.index(after: colon)...].prefix(while: \.isNumber)) ?? 0
      if number > 0, files.contains(path) {
        return WidgetProblem.Place(file: path, line: number)
      }
    }
    return nil
  }
}
