/// A type that arguments of functions can have. What can be converted is found out from the value; the
/// protocol is there for sources that name it.
public protocol AnyArgument {}
