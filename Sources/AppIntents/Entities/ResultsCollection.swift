/// A collection of values to choose from for a parameter.
public protocol ResultsCollection {}
