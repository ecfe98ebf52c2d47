/// Sets the name of the module in the script.
public func Name(_ name: String) -> any AnyDefinition { Part { $0.name = name } }

/// Declares constants, which are evaluated once.
public func Constants(@_implicitSelfCapture _ body: @escaping () -> [String: Any?])
  -> any AnyDefinition
{
  Part { $0.constants.merge(body().mapValues { Conversions.value(of: $0) }) { $1 } }
}

/// Declares constants.
public func Constants(@_implicitSelfCapture _ body: @autoclosure @escaping () -> [String: Any?])
  -> any AnyDefinition
{
  Constants { body() }
}

/// Declares a constant, which is evaluated once.
public func Constant<Value>(_ name: String, @_implicitSelfCapture get: @escaping () -> Value)
  -> any AnyDefinition
{
  Part { $0.constants[name] = Conversions.value(of: get()) }
}

/// Declares the names of the events that the module sends.
public func Events(_ names: String...) -> any AnyDefinition { Events(names) }

/// Declares the names of the events that the module sends.
public func Events(_ names: [String]) -> any AnyDefinition { Part { $0.events += names } }

/// Declares the events that the module sends by the cases of an enumeration.
public func Events<Name: RawRepresentable & CaseIterable>(_ type: Name.Type) -> any AnyDefinition
where Name.RawValue == String {
  Events(type.allCases.map(\.rawValue))
}

/// Is called when the first listener of any event is added.
public func OnStartObserving(@_implicitSelfCapture _ body: @escaping () -> Void)
  -> any AnyDefinition
{
  Part { $0.observers.append(ObserverParts(isStart: true, event: nil, perform: body)) }
}

/// Is called when the first listener of an event is added.
public func OnStartObserving(_ event: String, @_implicitSelfCapture _ body: @escaping () -> Void)
  -> any AnyDefinition
{
  Part { $0.observers.append(ObserverParts(isStart: true, event: event, perform: body)) }
}

/// Is called when the last listener of all events is removed.
public func OnStopObserving(@_implicitSelfCapture _ body: @escaping () -> Void) -> any AnyDefinition
{
  Part { $0.observers.append(ObserverParts(isStart: false, event: nil, perform: body)) }
}

/// Is called when the last listener of an event is removed.
public func OnStopObserving(_ event: String, @_implicitSelfCapture _ body: @escaping () -> Void)
  -> any AnyDefinition
{
  Part { $0.observers.append(ObserverParts(isStart: false, event: event, perform: body)) }
}

private func at(_ part: LifeCyclePart, _ body: @escaping () -> Void) -> any AnyDefinition {
  Part { $0.lifeCycle[part, default: []].append(body) }
}

/// Is called when the module is made.
public func OnCreate(@_implicitSelfCapture _ body: @escaping () -> Void) -> any AnyDefinition {
  at(.create, body)
}

/// Is called when the module goes.
public func OnDestroy(@_implicitSelfCapture _ body: @escaping () -> Void) -> any AnyDefinition {
  at(.destroy, body)
}

/// Is called when the script goes.
public func OnAppContextDestroys(@_implicitSelfCapture _ body: @escaping () -> Void)
  -> any AnyDefinition
{
  at(.contextDestroys, body)
}

/// Is called when the app comes to the foreground.
public func OnAppEntersForeground(@_implicitSelfCapture _ body: @escaping () -> Void)
  -> any AnyDefinition
{
  at(.foreground, body)
}

/// Is called when the app goes to the background.
public func OnAppEntersBackground(@_implicitSelfCapture _ body: @escaping () -> Void)
  -> any AnyDefinition
{
  at(.background, body)
}

/// Is called when the app can be touched.
public func OnAppBecomesActive(@_implicitSelfCapture _ body: @escaping () -> Void)
  -> any AnyDefinition
{
  at(.active, body)
}

/// Stands where a definition has a native view, which is not supported.
///
/// - Parameter name: The type of the view.
public func View(_ name: String) -> any AnyDefinition {
  Part { $0.notes.append("the native view \(name) is not supported") }
}

/// Stands where a definition has a class of objects for the script, which is not supported.
///
/// - Parameter name: The type, or the class's name in the script.
public func Class(_ name: String) -> any AnyDefinition {
  Part { $0.notes.append("the class \(name) of shared objects is not supported") }
}
