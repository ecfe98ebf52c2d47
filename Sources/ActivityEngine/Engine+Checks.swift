import ActivityModel
import Foundation

/// Validation of events, before anything is changed.
extension Engine {
  /// Checks a request in the order of CHECK-1, which is also that of `ActivityRefusal`.
  ///
  /// - Throws: `ActivityRefusal` for the first check that fails.
  func checkStart(_ request: ActivityRequest) throws(ActivityRefusal) {
    let app = request.app
    let manifest = state.manifest(of: app)
    guard manifest.supportsActivities else { throw .notDeclared(app: app) }
    guard options.hasActivities else { throw .unsupportedDevice(state.device.id) }
    guard manifest.isSupportedTarget else { throw .unsupportedTarget(app: app) }
    guard manifest.isEntitled else { throw .notEntitled(app: app) }
    guard state.isAuthorized else { throw .notAuthorized }
    guard request.origin != .background else { throw .notVisible(app: app) }
    try checkID(request)
    try checkSize(request.attributes, request.content)
    guard state.index[app].living < limits.activitiesPerApp else {
      throw .perAppLimit(app: app, limit: limits.activitiesPerApp)
    }
    guard state.index.living < limits.activitiesPerDevice else {
      throw .globalLimit(limits.activitiesPerDevice)
    }
    switch request.pushType {
    case nil: break
    case .token:
      guard manifest.hasPushCapability else { throw .noPushCapability(app: app) }
    case .channel(let name):
      guard manifest.hasPushCapability else { throw .noPushCapability(app: app) }
      guard let bytes = Data(base64Encoded: name), !bytes.isEmpty else {
        throw .malformedChannel(name)
      }
    }
  }

  private func checkID(_ request: ActivityRequest) throws(ActivityRefusal) {
    let id = request.id
    guard !id.rawValue.isEmpty, !id.rawValue.contains(where: \.isNewline) else {
      throw .malformedID(id)
    }
    guard let record = state[id] else { return }
    guard record.app == request.app else { throw .foreignID(id, owner: record.app) }
    throw .duplicateID(id)
  }

  /// Checks the size of attributes and content state together (CHECK-4, CODE-5).
  ///
  /// - Throws: `ActivityRefusal.tooLarge` when it exceeds the limit.
  func checkSize(
    _ attributes: Data, _ content: ActivityContentRecord
  ) throws(ActivityRefusal) {
    let bytes = attributes.count + content.state.count
    guard bytes <= limits.contentBytes else {
      throw .tooLarge(bytes: bytes, limit: limits.contentBytes)
    }
  }

  /// Returns the record of an activity.
  ///
  /// - Throws: `ActivityRefusal.unknown` when there is none.
  func find(_ id: ActivityID) throws(ActivityRefusal) -> ActivityRecord {
    guard let record = state[id] else { throw .unknown(id) }
    return record
  }

  /// Returns the timestamp of an update, by real time. Nil is what is made now, which is never too
  /// old, however far ahead another one was dated.
  ///
  /// - Throws: `ActivityRefusal.olderThanApplied` or `.tooFarAhead` when it is out of range.
  func checkTimestamp(
    _ timestamp: Date?, of record: ActivityRecord, at now: Date
  ) throws(ActivityRefusal) -> Date {
    let real = realDate(at: now)
    // What a clock that was set back has dated is as old as its application, at least.
    let applied = record.lastTimestampDate ?? record.lastTimestamp
    let back = max(applied.timeIntervalSince(real), 0)
    let newest = record.lastTimestamp.addingTimeInterval(-back)
    guard let timestamp else { return max(real, newest) }
    // The data of the first update may have been produced while the activity was being started; how
    // long ago the last one was is not known after the clock was set back.
    let slack = record.revision == 0 || back > 0 ? limits.timestampTolerance : 0
    guard timestamp >= newest.addingTimeInterval(-slack) else {
      throw .olderThanApplied(record.id, timestamp: timestamp, newest: newest)
    }
    try checkLead(timestamp, of: record.id, at: now)
    return timestamp
  }

  /// Checks that a timestamp is not too far in the future (LIFE-4).
  ///
  /// - Throws: `ActivityRefusal.tooFarAhead` when it is.
  func checkLead(
    _ timestamp: Date, of id: ActivityID, at now: Date
  ) throws(ActivityRefusal) {
    let latest = realDate(at: now).addingTimeInterval(limits.timestampLead)
    guard timestamp <= latest else {
      throw .tooFarAhead(id, timestamp: timestamp, latest: latest)
    }
  }
}
