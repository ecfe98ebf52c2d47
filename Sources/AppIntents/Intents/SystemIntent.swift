/// An intent whose meaning is defined by the system.
public protocol SystemIntent: AppIntent {}
