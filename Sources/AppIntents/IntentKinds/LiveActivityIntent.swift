/// An intent that a Live Activity's button runs in the app's process.
public protocol LiveActivityIntent: SystemIntent {}
