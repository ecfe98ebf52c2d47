/// An intent that the widget's process performs also when the app runs, which is told of it, too.
package protocol WidgetPerformedIntent {}
