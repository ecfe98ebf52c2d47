/// The two forms of a symbol: its name alone, and with `.fill`.
enum OutlineForm: String { case plain, fill }
