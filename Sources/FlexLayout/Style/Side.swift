/// One of the four edges of a box.
enum Side {
  case left
  case top
  case right
  case bottom
}
