public struct GroupedFormStyle: FormStyle { public init() {} }
