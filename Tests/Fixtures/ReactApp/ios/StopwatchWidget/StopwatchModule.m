#import <React/RCTBridgeModule.h>

@interface RCT_EXTERN_MODULE(StopwatchModule, NSObject)

RCT_EXTERN_METHOD(start:(double)seconds
                  resolver:(RCTPromiseResolveBlock)resolve
                  rejecter:(RCTPromiseRejectBlock)reject)
RCT_EXTERN_METHOD(stop)

@end
