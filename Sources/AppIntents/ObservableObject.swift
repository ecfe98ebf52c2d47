/// An object whose changes views observe; Combine's protocol.
///
/// Combine does not exist on Linux, and app code next to a Live Activity uses these two names with
/// only ActivityKit or SwiftUI imported. This is the one module that both of them re-export. A Live
/// Activity is drawn once per state, so changes are stored but not observed.
public protocol ObservableObject: AnyObject {}
