import CursesTerminal
import Glibc

enum SceneKind: String {
  case morph = "S1"
  case tick = "S2"
  case startUp = "S3"
  case idle = "S4"
}
