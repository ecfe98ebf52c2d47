#import <React/RCTBridgeModule.h>
#import <React/RCTEventEmitter.h>

@interface RCT_EXTERN_MODULE(StopwatchModule, NSObject)

+ (bool)requiresMainQueueSetup {
  return NO;
}

RCT_EXTERN_METHOD(start:(nonnull double *)timestamp)
RCT_EXTERN_METHOD(pause)
// A selector that the class does not have.
RCT_EXTERN_METHOD(reset:(double)timestamp)
RCT_EXTERN_METHOD(state:(RCTPromiseResolveBlock)resolve
                  rejecter:(RCTPromiseRejectBlock)reject)
RCT_EXTERN_METHOD(rename:(NSString *)name options:(NSDictionary *)options)
RCT_EXTERN_METHOD(laps:(RCTResponseSenderBlock)done)
RCT_EXTERN__BLOCKING_SYNCHRONOUS_METHOD(now)
// The Swift method takes another type.
RCT_EXTERN_METHOD(odd:(NSDictionary *)odd)

@end

@interface RCT_EXTERN_MODULE(StopwatchEvents, RCTEventEmitter)

RCT_EXTERN_METHOD(supportedEvents)
RCT_EXTERN_METHOD(ready:(RCTPromiseResolveBlock)resolve
                  rejecter:(RCTPromiseRejectBlock)reject)

@end

@implementation SharedDefaults

RCT_EXPORT_MODULE()

RCT_EXPORT_METHOD(set:(NSString *)value) {
  [[NSUserDefaults standardUserDefaults] setObject:value forKey:@"v"];
}

@end
