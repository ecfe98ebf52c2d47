import CursesTerminal
import Glibc

/// A scene of `Scenes`; the raw value is its name on the command line.
enum SceneKind: String {
  case morph = "S1"
  case tick = "S2"
  case startUp = "S3"
  case idle = "S4"
}
