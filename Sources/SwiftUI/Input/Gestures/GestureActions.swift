/// What a gesture does when it is recognised.
struct GestureActions {
  var taps: [() -> Void] = []
  var holds: [() -> Void] = []
}
