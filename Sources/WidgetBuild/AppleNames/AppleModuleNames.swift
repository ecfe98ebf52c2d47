/// Module names of iOS that the sources of widgets and their apps import.
enum AppleModuleNames {
  /// Modules that are installed beside the executable or in the toolchain: imports of them are
  /// kept.
  static let present: Set<String> = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Foundation", "FoundationNetworking",
    "FoundationXML", "Observation", "Dispatch", "Swift", "RegexBuilder", "Synchronization",
    "_Concurrency", "_StringProcessing", "Glibc", "Distributed",
  ]

  /// The look-alike modules, and those that every copy of a source imports.
  static let imported: Set<String> = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Foundation", "Observation",
  ]

  /// Modules for which `canImport` is true on a device.
  static let onDevice: Set<String> = Set(
    names.split(whereSeparator: \.isWhitespace).map(String.init)
  )
  .union([
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Foundation", "Observation",
    "Dispatch", "Swift", "RegexBuilder", "Synchronization", "_Concurrency",
    "_StringProcessing", "Distributed",
  ])

  /// Returns the imported modules that are not Apple's: frameworks of the same project, local
  /// packages and packages of others.
  static func others(importedIn text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
      let words = line.split { $0.isWhitespace || $0 == "." || $0 == ";" }
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || access.contains(String($0)) })
      else { continue }
      names.insert(String(words[index + 1]))
    }
    return names.subtracting(present).subtracting(onDevice)
  }

  private static let access: Set<String> = [
    "public", "internal", "private", "fileprivate", "package",
  ]

  private static let names = """
    AVFAudio AVFoundation AVKit Accelerate Accessibility AccessorySetupKit Accounts
    AdAttributionKit AdServices AdSupport AddressBook AlarmKit AppClip AppTrackingTransparency
    AssetsLibrary AudioToolbox AuthenticationServices BackgroundAssets BackgroundTasks
    BrowserEngineKit CFNetwork CallKit CarPlay Charts ClockKit CloudKit ColorSync Combine
    Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreML
    CoreMIDI CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
    CoreTransferable CoreVideo CryptoKit CryptoTokenKit DataDetection Darwin DeveloperToolsSupport
    DeviceActivity DeviceCheck DeviceDiscoveryUI EventKit EventKitUI ExposureNotification
    ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider
    FinanceKit FoundationModels GLKit GameController GameKit GameplayKit GroupActivities
    HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageIO ImageIO Intents
    IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation LocalAuthentication
    LockedCameraCapture MLCompute MachO ManagedSettings ManagedSettingsUI MapKit Matter
    MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal MetalKit
    MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity
    MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter
    OSLog ObjectiveC OpenGLES PDFKit PHASE PassKit PencilKit Photos PhotosUI PushKit PushToTalk
    QuartzCore QuickLook QuickLookThumbnailing RealityKit RelevanceKit ReplayKit RoomPlan
    SafariServices SafetyKit SceneKit ScreenTime Security SensitiveContentAnalysis SensorKit
    SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StickerKit StoreKit SwiftData
    SwiftUICore Symbols SystemConfiguration ThreadNetwork TipKit Translation TVServices UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount
    VideoToolbox Vision VisionKit WatchConnectivity WeatherKit WebKit WorkoutKit XCTest os simd
    zlib
    """
}
