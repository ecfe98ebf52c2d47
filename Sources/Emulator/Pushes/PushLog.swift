import ActivityModel
import Dispatch
import Foundation
import LocalEngine
import PhoneScreen

/// The traces of the last pushes, also those of earlier runs, which a file in the state folder keeps.
@MainActor
final class PushLog {
  /// Nil: nothing is saved.
  private let path: String?
  /// Called with each trace that is new or has become longer.
  var onChange: (PushTrace) -> Void = { _ in }
  private var traces: [Int: PushTrace] = [:]
  /// The numbers of the traces, the oldest first.
  private var numbers: [Int] = []
  private var lastNumber = 0
  private var isLoaded = false
  /// When the traces are saved, in seconds of uptime; nil: nothing has changed.
  private(set) var deadline: Double?
  /// Writes the file, one version after the other.
  private let queue = DispatchQueue(label: "pushes")

  /// The most traces that are kept.
  private static let mostTraces = 200
  /// Seconds between a push and the writing of the file: one file for all pushes in between.
  private static let saveDelay = 2.0
  /// The largest file that is read, in bytes.
  private static let longestFile = 16 << 20

  init(path: String?) { self.path = path }

  /// The traces, the oldest first.
  var all: [PushTrace] {
    load()
    return numbers.compactMap { traces[$0] }
  }

  /// Returns the number of the next push.
  func nextNumber() -> Int {
    load()
    lastNumber += 1
    return lastNumber
  }

  func trace(_ number: Int) -> PushTrace? { traces[number] }

  func add(_ trace: PushTrace, at now: Moment) {
    keep(trace)
    if numbers.count > 2 * Self.mostTraces {
      let dropped = numbers.count - Self.mostTraces
      for number in numbers.prefix(dropped) { traces[number] = nil }
      numbers.removeFirst(dropped)
    }
    if path != nil, deadline == nil { deadline = now.uptime + Self.saveDelay }
    onChange(trace)
  }

  /// True when a push with an identifier was applied, in this run or an earlier one.
  func hasApplied(_ id: String) -> Bool { all.contains { $0.id == id && $0.verdict == .applied } }

  /// Adds a step to a push that is decided.
  func add(_ step: PushTrace.Step, to number: Int, at now: Moment) {
    guard traces[number] != nil else { return }
    traces[number]?.steps.append(step)
    if path != nil, deadline == nil { deadline = now.uptime + Self.saveDelay }
    if let trace = traces[number] { onChange(trace) }
  }

  private func keep(_ trace: PushTrace) {
    if traces.updateValue(trace, forKey: trace.number) == nil { numbers.append(trace.number) }
  }

  /// Saves the traces when that is due.
  func tick(at now: Moment) {
    guard let deadline, deadline <= now.uptime else { return }
    self.deadline = nil
    save()
  }

  /// Saves the traces and waits until they are written.
  func flush() {
    guard deadline != nil else { return }
    deadline = nil
    save()
    queue.sync {}
  }

  private func save() {
    guard let path else { return }
    let last = numbers.suffix(Self.mostTraces).compactMap { traces[$0] }
    queue.async {
      let lines = last.compactMap { try? Wire.line($0) }
      guard let file = try? AppendFile(path: path + ".new", isNew: false),
        (try? file.append(Data(lines.joined()), sync: false)) != nil
      else { return }
      rename(path + ".new", path)
    }
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let path, let data = try? FileReader.read(path, limit: Self.longestFile) else { return }
    // A line that cannot be read is left out: the traces are for people only.
    let saved = data.split(separator: 0x0a).compactMap { try? Wire.message(PushTrace.self, in: $0) }
    for trace in saved.suffix(Self.mostTraces) { keep(trace) }
    lastNumber = numbers.max() ?? 0
  }
}
