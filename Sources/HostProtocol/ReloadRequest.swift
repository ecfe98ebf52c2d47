/// A request to load the code of an app again.
package struct ReloadRequest: Hashable, Sendable {
  package init() {}
}
