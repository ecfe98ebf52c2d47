extension Widget {
  /// Serves the program's widgets, when the widget itself is the program's entry point.
  public static func main() { HostLoop.serveStandardStreams() }
}
