import Foundation
import FoundationAdditions
import Testing

/// Methods that are called by name, as Objective-C calls them.
struct SelectorTests {
  private final class Owner: NSObject {
    private(set) var calls: [String] = []

    func tick() { calls.append("tick") }
    func heard(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func number(_ value: Int) -> Bool {
      calls.append("\(value)")
      return true
    }
  }

  @Test func aSelectorCallsTheMethodOfAnObject() {
    let owner = Owner()
    Selector("tick", calling: Owner.tick).call(on: owner, with: nil)
    let number = Selector("number", calling: Owner.number(_:))
    number.call(on: owner, with: 3)
    // Another argument, another object, no method.
    number.call(on: owner, with: "text")
    number.call(on: NSObject(), with: 3)
    Selector("tick").call(on: owner, with: nil)
    _ = owner.perform(Selector("tick", calling: Owner.tick))
    #expect(owner.calls == ["tick", "3", "tick"])
    #expect(owner.responds(to: number))
    #expect(!owner.responds(to: "number"))
    #expect(number == Selector("number"))
  }

  @Test func anObserverHearsUntilItIsRemoved() {
    let center = NotificationCenter()
    let names = ["a", "b"].map { Notification.Name($0) }
    var owner: Owner? = Owner()
    let heard = Selector("heard", calling: Owner.heard(_:))
    func post() { for name in names { center.post(name: name, object: nil) } }
    for name in names {
      if let owner { center.addObserver(owner, selector: heard, name: name, object: nil) }
    }
    post()
    #expect(owner?.calls == ["a", "b"])
    owner.map { center.removeObserver($0, name: names[0], object: nil) }
    post()
    #expect(owner?.calls == ["a", "b", "b"])
    owner.map { center.removeObserver($0) }
    post()
    #expect(owner?.calls == ["a", "b", "b"])
    // It is not kept.
    weak var weakOwner = owner
    if let owner { center.addObserver(owner, selector: heard, name: names[0], object: nil) }
    owner = nil
    #expect(weakOwner == nil)
    post()
  }

  @MainActor @Test func aTimerCallsItsTarget() {
    @MainActor final class Clock {
      private(set) var ticks = 0
      func tick(_ timer: Timer) { ticks += 1 }
    }
    let clock = Clock()
    let timer = Timer(
      timeInterval: 1, target: clock, selector: Selector("tick", calling: Clock.tick(_:)),
      userInfo: nil, repeats: false)
    timer.fire()
    #expect(clock.ticks == 1)
  }
}
