/// An object whose changes views observe; Combine's protocol.
///
/// Combine does not exist on Linux, and app code next to a Live Activity uses `ObservableObject` and
/// `Published` with only ActivityKit or SwiftUI imported; both re-export them. A Live Activity is
/// drawn once per state, so changes are stored but not observed.
public protocol ObservableObject: AnyObject {}
