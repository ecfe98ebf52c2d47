/// The word for what the user confirms.
public enum ConfirmationActionName: Sendable {
  case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find,
    get, go, log, open, order, pay, play, playSound, post, request, run, search, send, set, share,
    start, startNavigation, toggle, turnOff, turnOn, view

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> Self { .do }
}
