package import ViewArchive

/// A scene with a window.
@MainActor
protocol WindowScene {
  var window: any View { get }
}
