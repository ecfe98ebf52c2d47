public protocol FormStyle {}

extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }
