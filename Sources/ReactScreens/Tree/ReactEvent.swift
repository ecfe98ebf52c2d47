/// What a node can want to hear of.
enum ReactEvent: String {
  case press, longPress, pressIn, pressOut, drag, swipe, change, submit, focus, blur, endEditing,
    keyPress
  case scroll, scrollEnd, contentSize, refresh, layout, close, show, dismiss, back, load, imageError
}
