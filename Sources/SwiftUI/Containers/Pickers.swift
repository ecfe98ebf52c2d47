public typealias DatePickerComponents = DatePicker<Text>.Components
