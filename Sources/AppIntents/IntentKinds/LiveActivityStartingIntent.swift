/// An intent that may start a Live Activity from the background.
public protocol LiveActivityStartingIntent: SystemIntent {}
