/// An object whose changes views observe; Combine's protocol.
///
/// Combine does not exist on Linux, and app code next to a Live Activity uses `ObservableObject` and
/// `Published` with only ActivityKit or SwiftUI imported; both re-export them. A Live Activity is
/// drawn once per state; the screens of an app observe the changes (`_ObjectChanges`).
public protocol ObservableObject: AnyObject {}
