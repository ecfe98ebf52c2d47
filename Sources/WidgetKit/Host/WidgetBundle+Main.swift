extension WidgetBundle {
  /// Serves the bundle's widgets to the parent process.
  public static func main() { HostLoop.serveStandardStreams() }
}
