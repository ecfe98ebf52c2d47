package import Foundation

/// The channels of all apps, with the messages that they store.
package struct ChannelTable: Codable, Hashable, Sendable {
  /// The maximum number of channels of an app.
  package static let mostChannels = 10_000
  /// The longest time for which a message is stored, in seconds.
  package static let longestStorage = 8 * 3_600.0

  private var apps: [String: [PushChannel]] = [:]

  package init() {}

  /// Creates a channel.
  ///
  /// - Parameter id: A new identifier in Base64.
  /// - Throws: `RequestRefusal` when the app has too many channels.
  package mutating func create(
    _ id: String, app: String, policy: ChannelPolicy
  ) throws(RequestRefusal) {
    let count = apps[app]?.count ?? 0
    guard count < Self.mostChannels else {
      throw RequestRefusal(
        .cannotCreateChannelConfig,
        "\(app) has \(count) channels, limit \(Self.mostChannels): delete one")
    }
    apps[app, default: []].append(PushChannel(id: id, app: app, policy: policy))
  }

  /// Returns a channel of an app.
  ///
  /// - Throws: `RequestRefusal` when it does not exist.
  package func channel(_ id: String, app: String) throws(RequestRefusal) -> PushChannel {
    guard let channel = apps[app]?.first(where: { $0.id == id }) else { throw unknown(id, app) }
    return channel
  }

  /// Deletes a channel of an app, and the message that it stores.
  ///
  /// - Throws: `RequestRefusal` when it does not exist.
  package mutating func delete(_ id: String, app: String) throws(RequestRefusal) {
    guard let index = apps[app]?.firstIndex(where: { $0.id == id }) else { throw unknown(id, app) }
    apps[app]?.remove(at: index)
    if apps[app]?.isEmpty == true { apps[app] = nil }
  }

  /// Returns the identifiers of an app's channels, in the order of their creation.
  package func channels(of app: String) -> [String] { (apps[app] ?? []).map(\.id) }

  /// The number of channels of all apps.
  package var count: Int { apps.values.reduce(0) { $0 + $1.count } }

  /// Stores the most recent message of a channel, for the phones that are not there, until it expires;
  /// does nothing when the channel was deleted.
  package mutating func store(_ message: PushChannel.Message, channel id: String, app: String) {
    guard let index = apps[app]?.firstIndex(where: { $0.id == id }) else { return }
    apps[app]?[index].message = message
  }

  /// Returns the channels whose messages have not expired, the oldest message first.
  package func withMessages(at now: Date) -> [PushChannel] {
    apps.values.joined().filter { ($0.message?.expiration ?? .distantPast) > now }
      .sorted { ($0.message?.received ?? now) < ($1.message?.received ?? now) }
  }

  private func unknown(_ id: String, _ app: String) -> RequestRefusal {
    RequestRefusal(
      .channelNotRegistered,
      "\(app) has no channel \"\(id.prefix(80))\": create it with POST /1/apps/\(app)/channels")
  }
}
