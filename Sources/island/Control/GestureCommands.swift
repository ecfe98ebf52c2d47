import ActivityModel
import ArgumentParser

extension SwipeDirection: ExpressibleByArgument {}
