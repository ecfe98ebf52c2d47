/// The parameters listed below a summary's sentence.
public struct ParameterList: Sendable {}
