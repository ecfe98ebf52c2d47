import Foundation

/// What waits for the script: requests for the screen until it has drawn one, and inputs until it has
/// nothing left to do.
@MainActor
final class ScriptAnswers {
  private var isShown = false
  private var waiting: [@MainActor () -> Void] = []
  private var inputs: [Int: @MainActor () -> Void] = [:]
  private var lastNumber = 0

  /// The microseconds after which an empty screen is shown, as a phone shows that of an app's launch.
  private nonisolated static let patience: UInt32 = 1_200_000

  /// Does something as soon as there is a screen, or it takes too long.
  func whenShown(_ action: @escaping @MainActor () -> Void) {
    guard !isShown else { return action() }
    waiting.append(action)
    guard waiting.count == 1 else { return }
    // The only wait that does not follow the phone's clock, which may stand still.
    Thread.detachNewThread { [weak self] in
      usleep(Self.patience)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.answer() } }
    }
  }

  /// Notes that there is a screen.
  func show() {
    isShown = true
    answer()
  }

  private func answer() {
    let due = waiting
    waiting = []
    for action in due { action() }
  }

  /// Returns the number of a question, whose answer leads to an action.
  func whenSettled(_ action: @escaping @MainActor () -> Void) -> Int {
    lastNumber += 1
    inputs[lastNumber] = action
    return lastNumber
  }

  /// Notes the answer to a question.
  func settle(_ number: Int) { inputs.removeValue(forKey: number)?() }
}
