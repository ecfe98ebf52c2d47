import ActivityKit
import AppIntents
import Foundation
import HostProtocol
import SwiftUI
import ViewArchive

/// An archive, and the intents that its buttons refer to, which are kept in this process.
struct LoweredActivity {
  var archive: ActivityArchive
  var intents: [String: any AppIntent]
}
