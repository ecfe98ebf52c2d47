import ActivityModel
import ArgumentParser

extension SystemItem: ExpressibleByArgument {}

extension WatchSize: ExpressibleByArgument {}

extension CarSize: ExpressibleByArgument {}
