import Foundation
import HostProtocol
import PhoneScreen
import ViewArchive

/// The apps that are connected, and what waits for those that are not yet.
@MainActor
final class AppConnections {
  private var connections: [String: AppConnection] = [:]
  /// Addresses to open when the app is connected.
  private var addresses: [String: URL] = [:]

  subscript(app: String) -> AppConnection? { connections[app] }

  func connect(_ client: ControlClient, app: String) {
    connections[app] = AppConnection(client)
  }

  /// Forgets a client, and returns its app; nil: it is none's.
  func disconnect(_ client: ControlClient) -> String? {
    guard let app = connections.first(where: { $0.value.client === client })?.key else {
      return nil
    }
    connections[app] = nil
    return app
  }

  /// Gives an app an address to open, now or as soon as it is connected.
  func open(_ url: URL, in app: String, at now: Moment) {
    if let connection = connections[app] {
      connection.send(.open(url), at: now)
    } else {
      addresses[app] = url
    }
  }

  /// Lets apps follow a clock from now on; nil: the machine's.
  func follow(_ clock: HostClock?, where isIncluded: (String) -> Bool) {
    for (app, connection) in connections where isIncluded(app) { connection.follow(clock) }
  }

  /// Tells the apps which of them is in front; nil: none is.
  func follow(front: String?, at now: Moment) {
    for (app, connection) in connections {
      connection.follow(app == front ? .active : .background, at: now)
      if let url = addresses.removeValue(forKey: app) { connection.send(.open(url), at: now) }
    }
  }
}
