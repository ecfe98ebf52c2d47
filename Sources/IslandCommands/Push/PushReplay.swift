import ActivityModel
import Foundation

/// The pushes that the push server has recorded, to be sent again to a running island.
struct PushReplay {
  /// A push of the record.
  struct Push: Equatable {
    /// What it was for; the token or the activity of an earlier run is not there any more.
    enum Target: Equatable {
      case token(Data)
      case channel(String, app: String)
      case activity(String)
      case start(attributesType: String)
    }

    var target: Target
    var payload: Data
    var priority: Int
    /// Seconds since 1970.
    var time: Double
  }

  let pushes: [Push]
  /// The lines that were left out, with why.
  private(set) var notes: [String] = []

  /// The largest record that is read, in bytes.
  private static let longestRecord = 64 << 20

  /// Reads the record in a file; "-": on standard input.
  ///
  /// - Throws: `CommandError` when it cannot be read, or a line is no request.
  init(contentsOf path: String) throws(CommandError) {
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle, let record = try? handle.read(upToCount: Self.longestRecord + 1) else {
      throw CommandError(
        "cannot read '\(path)': check that 'island apns --record' has written it",
        code: .missingFile)
    }
    guard record.count <= Self.longestRecord else {
      throw CommandError("'\(path)' has more than \(Self.longestRecord) bytes", code: .badInput)
    }
    try self.init(record)
  }

  /// Reads a record.
  ///
  /// - Throws: `CommandError` when a line is no request.
  init(_ record: Data) throws(CommandError) {
    var pushes: [Push] = []
    for (index, line) in record.split(separator: 0x0a).enumerated() {
      guard let request = try? JSONDecoder().decode(RecordedRequest.self, from: Data(line)) else {
        throw CommandError(
          "line \(index + 1) is no recorded request: 'island apns --record FILE' writes them",
          code: .badInput)
      }
      guard request.status < 300 else {
        let reason = request.reason.map { " \($0)" } ?? ""
        notes.append("line \(index + 1) is left out: it was answered \(request.status)\(reason)")
        continue
      }
      if let push = Push(request) {
        pushes.append(push)
      } else {
        notes.append("line \(index + 1) is left out: it is no push")
      }
    }
    self.pushes = pushes
  }
}

extension PushReplay.Push {
  /// The push of a request; nil: it is none.
  init?(_ request: RecordedRequest) {
    let body = Data(request.body.utf8)
    time = request.time
    let priority = request.headers["apns-priority"].flatMap { Int($0) } ?? 10
    let (device, broadcast) = ("/3/device/", "/4/broadcasts/apps/")
    if request.path.hasPrefix(device) {
      guard let token = TokenText.bytes(request.path.dropFirst(device.count)) else { return nil }
      (target, payload, self.priority) = (.token(token), body, priority)
    } else if request.path.hasPrefix(broadcast) {
      guard let channel = request.headers["apns-channel-id"] else { return nil }
      let app = String(request.path.dropFirst(broadcast.count))
      (target, payload, self.priority) = (.channel(channel, app: app), body, priority)
    } else {
      guard let route = InletRoute(path: request.path),
        let push = try? InletPush(
          body, to: route, now: Date(timeIntervalSince1970: request.time))
      else { return nil }
      switch push.target {
      case .token(let token): target = .token(token)
      case .activity(let name): target = .activity(name ?? "")
      case .start(let type): target = .start(attributesType: type ?? "")
      }
      (payload, self.priority) = (push.payload, push.priority)
    }
  }

  /// Returns the payload with its times moved on: those of another day would be too old.
  func payload(movedBy seconds: Double) -> Data {
    guard case .record(var outer)? = try? JSONParser.read(payload),
      case .record(var aps)? = outer["aps"]
    else { return payload }
    for key in ["timestamp", "stale-date", "dismissal-date"] {
      switch aps[key] {
      case .whole(let time)?: aps[key] = .whole(time + Int64(seconds.rounded()))
      case .number(let time)?: aps[key] = .number(time + seconds)
      case .null?, .truth?, .text?, .list?, .record?, nil: break
      }
    }
    outer["aps"] = .record(aps)
    return JSONValue.record(outer).json
  }
}
