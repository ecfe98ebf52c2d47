/// The carried modules' sources, as they are embedded in the program.
enum ModuleText {
  static let all: [String: String] = [
    "AVFAudio": text(PackageResources.AVFAudio_swift),
    "AVFoundation": text(PackageResources.AVFoundation_swift),
    "AVKit": text(PackageResources.AVKit_swift),
    "AlarmKit": text(PackageResources.AlarmKit_swift),
    "AudioToolbox": text(PackageResources.AudioToolbox_swift),
    "BackgroundTasks": text(PackageResources.BackgroundTasks_swift),
    "Charts": text(
      PackageResources.Charts_swift, PackageResources.ChartsValues_swift,
      PackageResources.ChartsContent_swift, PackageResources.ChartsMarkModifiers_swift,
      PackageResources.ChartsMarks_swift, PackageResources.ChartsDrawing_swift,
      PackageResources.ChartsAxes_swift, PackageResources.ChartsViewModifiers_swift),
    "Combine": text(PackageResources.Combine_swift),
    "CommonCrypto": text(PackageResources.CommonCrypto_swift),
    "Compression": text(PackageResources.Compression_swift),
    "CoreData": text(PackageResources.CoreData_swift),
    "CoreFoundation": text(PackageResources.CoreFoundation_swift),
    "CoreGraphics": text(PackageResources.CoreGraphics_swift),
    "CoreImage": text(PackageResources.CoreImage_swift),
    "CoreLocation": text(PackageResources.CoreLocation_swift),
    "CoreServices": text(PackageResources.CoreServices_swift),
    "CoreText": text(PackageResources.CoreText_swift),
    "CryptoKit": text(PackageResources.CryptoKit_swift),
    "Darwin": text(PackageResources.Darwin_swift),
    "DeveloperToolsSupport": text(PackageResources.DeveloperToolsSupport_swift),
    "DeviceActivity": text(PackageResources.DeviceActivity_swift),
    "FamilyControls": text(PackageResources.FamilyControls_swift),
    "HealthKit": text(PackageResources.HealthKit_swift),
    "Intents": text(PackageResources.Intents_swift),
    "ManagedSettings": text(PackageResources.ManagedSettings_swift),
    "MapKit": text(PackageResources.MapKit_swift),
    "MediaPlayer": text(PackageResources.MediaPlayer_swift),
    "MobileCoreServices": text(PackageResources.MobileCoreServices_swift),
    "Network": text(PackageResources.Network_swift),
    "OSLog": text(PackageResources.OSLog_swift),
    "ObjectiveC": text(PackageResources.ObjectiveC_swift),
    "QuartzCore": text(PackageResources.QuartzCore_swift),
    "Security": text(PackageResources.Security_swift),
    "Speech": text(PackageResources.Speech_swift),
    "StoreKit": text(PackageResources.StoreKit_swift),
    "SwiftData": text(PackageResources.SwiftData_swift),
    "SwiftUICore": text(PackageResources.SwiftUICore_swift),
    "Symbols": text(PackageResources.Symbols_swift),
    "TipKit": text(PackageResources.TipKit_swift),
    "UIKit": text(PackageResources.UIKit_swift),
    "UniformTypeIdentifiers": text(PackageResources.UniformTypeIdentifiers_swift),
    "UserNotifications": text(PackageResources.UserNotifications_swift),
    "WatchConnectivity": text(PackageResources.WatchConnectivity_swift),
    "WatchKit": text(PackageResources.WatchKit_swift),
    "os": text(PackageResources.os_swift),
  ]

  /// A module's files, one after the other.
  private static func text(_ files: [UInt8]...) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
