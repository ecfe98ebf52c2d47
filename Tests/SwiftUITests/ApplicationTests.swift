import Foundation
import Synchronization
import Testing

@testable import SwiftUI

/// What an app hears of its own life through UIKit's types.
@MainActor
@Suite(.serialized)
struct ApplicationTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    private(set) var launches = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      launches += 1
      return true
    }
  }

  private struct Delegated: App {
    @UIApplicationDelegateAdaptor(Delegate.self, _make: { Delegate() }) var delegate
    var body: some Scene { WindowGroup { Text("\(delegate.launches)") } }
  }

  @Test func theDelegateIsToldOfTheLaunchBeforeTheFirstScreen() {
    let bench = ScreenBench(AppScreen<Delegated>())
    #expect(bench.texts == ["1"])
    #expect(UIApplication.shared.delegate is Delegate)
  }

  @Test func theStatesOfTheAppAreNotifications() {
    let application = UIApplication()
    let heard = Mutex<[String]>([])
    let token = NotificationCenter.default.addObserver(
      forName: nil, object: application, queue: nil
    ) { notification in
      heard.withLock {
        $0.append(notification.name.rawValue.replacingOccurrences(of: "UIApplication", with: ""))
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    func names(_ action: () -> Void) -> [String] {
      action()
      return heard.withLock { heard in
        defer { heard = [] }
        return heard
      }
    }
    #expect(names { application.finishLaunching() } == ["DidFinishLaunching"])
    #expect(application.applicationState == .background)
    #expect(
      names { application.change(to: .active) } == ["WillEnterForeground", "DidBecomeActive"])
    #expect(names { application.change(to: .active) } == [])
    #expect(names { application.change(to: .inactive) } == ["WillResignActive"])
    #expect(names { application.change(to: .active) } == ["DidBecomeActive"])
    #expect(
      names { application.change(to: .background) } == ["WillResignActive", "DidEnterBackground"])
    #expect(application.applicationState == .background)
  }
}
