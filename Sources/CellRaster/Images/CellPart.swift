/// A cell, or half of it.
enum CellPart { case whole, upper, lower }
