extension StatusRequest {
  /// The request that a reply belongs to; nil: none.
  init?(_ reply: TerminalReply) {
    switch reply {
    case .ready: self = .status
    case .primaryAttributes: self = .attributes
    default: return nil
    }
  }
}
