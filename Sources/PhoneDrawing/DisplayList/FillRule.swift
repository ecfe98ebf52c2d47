/// Which parts are inside a path that crosses itself.
package enum FillRule: Hashable, Sendable { case winding, evenOdd }
