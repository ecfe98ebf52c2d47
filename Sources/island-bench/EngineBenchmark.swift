import ActivityEngine
import ActivityModel
import Foundation
import Glibc

/// Measures the time of one event with few and with many live activities, and the memory of one
/// activity.
enum EngineBenchmark {
  private static let counts = [10, 1_000, 100_000]
  private static let batchSize = 4_000
  private static let batchCount = 8
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// How the activities are distributed over apps; the raw values are printed.
  private enum Apps: String, CaseIterable {
    case many = "five to an app"
    case one = "all of one app"

    func name(_ number: Int) -> String { self == .one ? "app" : "app.\(number / 5)" }
  }

  private enum Change: String, CaseIterable {
    case content = "content"
    case order = "content, score and stale date"
    case alert = "alert"
    case push = "push"
  }

  static func run() {
    weigh()
    for apps in Apps.allCases {
      print("\(apps.rawValue): microseconds an event (events a second)")
      let costs = counts.map { measure($0, apps) }
      for change in Change.allCases {
        let row = costs.map { $0[change] ?? 0 }
        let cells = zip(counts, row).map { count, cost in
          "\(count): \(rounded(cost)) (\(Int(1_000_000 / cost)))"
        }
        let growth = rounded((row.last ?? 0) / (row.first ?? 1))
        print("  \(change.rawValue): \(cells.joined(separator: ", ")); grows \(growth) times")
      }
    }
    let logarithms = counts.map { log(Double($0)) }
    print("the logarithm grows \(rounded((logarithms.last ?? 0) / (logarithms.first ?? 1))) times")
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// Measures the memory of an activity. It runs first, because memory that was freed earlier would
  /// be reused and not counted.
  private static func weigh() {
    let count = 100_000
    let before = residentBytes()
    let engine = filled(count, .many)
    let bytes = (residentBytes() - before) / engine.count
    print("\(bytes) resident bytes an activity, of \(engine.count)")
  }

  private static func measure(_ count: Int, _ apps: Apps) -> [Change: Double] {
    var engine = filled(count, apps)
    var now = start.addingTimeInterval(Double(count) * 0.001)
    var costs: [Change: Double] = [:]
    for change in Change.allCases {
      let batches = (0..<batchCount).map { _ in batch(change, in: &engine, count, &now) }
      // The minimum of the batches is used, because longer times are caused by other programs,
      // which share the processor's caches.
      costs[change] = batches.min()
    }
    return costs
  }

  /// Returns the microseconds per event, over a batch of events to random activities.
  private static func batch(
    _ change: Change, in engine: inout Engine, _ count: Int, _ now: inout Date
  ) -> Double {
    let events = (0..<batchSize).map {
      event(change, of: Int.random(in: 0..<count), $0, at: now)
    }
    var effects = 0
    let begin = processorSeconds()
    for event in events {
      now.addTimeInterval(0.001)
      effects += engine.handle(event, at: now).count
    }
    let seconds = processorSeconds() - begin
    precondition(effects >= batchSize, "every event has an effect")
    return seconds * 1_000_000 / Double(batchSize)
  }

  /// Returns the CPU time of this process in seconds, which excludes other programs.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Returns the resident memory of this process in bytes.
  private static func residentBytes() -> Int {
    let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = statm?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }

  private static func filled(_ count: Int, _ apps: Apps) -> Engine {
    var engine = Engine(
      limits: SystemLimits(
        activitiesPerApp: count, activitiesPerDevice: count, pushes: .max, frequentPushes: .max))
    for number in 0..<count {
      let request = ActivityRequest(
        id: id(number), app: apps.name(number), attributesType: "Attributes",
        attributes: Data("{\"order\":\(number)}".utf8),
        content: ActivityContentRecord(state: Data("{\"step\":0}".utf8)), pushType: .token)
      _ = engine.handle(.request(request), at: start.addingTimeInterval(Double(number) * 0.001))
    }
    return engine
  }

  private static func event(
    _ change: Change, of number: Int, _ step: Int, at now: Date
  ) -> ActivityEvent {
    var content = ActivityContentRecord(state: Data("{\"step\":\(step)}".utf8))
    switch change {
    case .content: return .update(ActivityUpdate(id: id(number), content: content))
    case .order:
      content.relevanceScore = Double(step % 97)
      content.staleDate = now.addingTimeInterval(1_000 + Double(step % 89))
      return .update(ActivityUpdate(id: id(number), content: content))
    case .alert:
      let alert = AlertRecord(title: "Alert", body: "Look")
      return .update(ActivityUpdate(id: id(number), content: content, alert: alert))
    case .push:
      // The engine rejects a push whose timestamp is earlier than the activity's last one, so this
      // timestamp is later than those of all updates.
      return .push(
        ActivityPush(
          .update(id(number), content), timestamp: now.addingTimeInterval(3_600),
          priority: .immediate))
    }
  }

  /// Returns an identifier as long as those of iOS.
  private static func id(_ number: Int) -> ActivityID {
    let digits = String(number)
    let zeros = String(repeating: "0", count: 12 - digits.count)
    return ActivityID("5C0E3A52-7B1F-4D7E-9C11-\(zeros)\(digits)")
  }
}
