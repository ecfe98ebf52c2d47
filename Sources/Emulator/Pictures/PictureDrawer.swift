/// What draws pictures for a terminal: a process of its own, or a test's double.
@MainActor
package protocol PictureDrawer: AnyObject {
  var descriptors: [(fd: Int32, wantsWrite: Bool)] { get }
  /// True after it has failed too often.
  var isGivenUp: Bool { get }
  /// Why it has ended, as far as it said so.
  var lastWords: String { get }

  /// Makes it ready for the first request.
  ///
  /// - Throws: An error when it cannot be started.
  func start() throws
  /// - Throws: An error when it cannot be started, or the request cannot be encoded.
  func send(_ request: PictureRequest) throws
  /// Returns the replies since the last call; nil when it has ended, so that no request gets a reply
  /// any more.
  func replies() -> [PictureReply]?
  func stop()
}
