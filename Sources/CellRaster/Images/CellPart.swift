/// A cell, or half of it.
package enum CellPart { case whole, upper, lower }
