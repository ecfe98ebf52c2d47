import Foundation
import Synchronization

/// The observers that were added to a notification centre with a selector.
private final class SelectorObservers: Sendable {
  /// Unchecked: it does not change.
  private struct Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    var name: NSNotification.Name?
    var token: any NSObjectProtocol

    func remove() { center?.removeObserver(token as Any) }
  }

  static let shared = SelectorObservers()

  private let entries = Mutex<[Entry]>([])

  func add(
    _ observer: AnyObject, _ token: any NSObjectProtocol, name: NSNotification.Name?,
    to center: NotificationCenter
  ) {
    let entry = Entry(
      observer: observer, center: center, name: name, token: token)
    let outdated = entries.withLock { entries in
      let outdated = entries.filter { $0.observer == nil }
      entries.removeAll { $0.observer == nil }
      entries.append(entry)
      return outdated
    }
    // Outside the lock.
    for entry in outdated { entry.remove() }
  }

  func remove(_ observer: AnyObject, name: NSNotification.Name?, from center: NotificationCenter) {
    let id = ObjectIdentifier(observer)
    let removed = entries.withLock { entries in
      func isMeant(_ entry: Entry) -> Bool {
        entry.observer.map(ObjectIdentifier.init) == id && entry.center === center
          && (name == nil || entry.name == name)
      }
      let removed = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return removed
    }
    for entry in removed { entry.remove() }
  }
}

extension NotificationCenter {
  /// Calls the method with each notification, as long as the observer lives.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    guard selector.canBeCalled else { return }
    nonisolated(unsafe) weak let target = observer as AnyObject
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      selector.call(on: target, with: notification)
    }
    SelectorObservers.shared.add(observer as AnyObject, token, name: name, to: self)
  }

  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, name: nil, from: self)
    removeObserver(observer as Any)
  }

  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    SelectorObservers.shared.remove(observer, name: name, from: self)
    removeObserver(observer as Any, name: name, object: object)
  }
}
