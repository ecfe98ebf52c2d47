// @sentry/react-native and other reporters: nothing is sent, components pass through.
const nothing = () => {};
const span = { end() {}, finish() {}, setStatus() {}, setAttribute() {}, setData() {}, startChild: () => span };

export const init = nothing;
export const wrap = (Component) => Component;
export const withProfiler = (Component) => Component;
export const withErrorBoundary = (Component) => Component;
export const withTouchEventBoundary = (Component) => Component;
export const ErrorBoundary = ({ children }) => (typeof children === 'function' ? children() : children);
export const TouchEventBoundary = ErrorBoundary;
export const captureException = (error) => { console.error(error); return 'island'; };
export const captureMessage = (text) => { console.log(text); return 'island'; };
export const captureEvent = () => 'island';
export const captureFeedback = () => 'island';
export const captureUserFeedback = nothing;
export const addBreadcrumb = nothing;
export const addIntegration = nothing;
export const setUser = nothing;
export const setTag = nothing;
export const setTags = nothing;
export const setContext = nothing;
export const setExtra = nothing;
export const setExtras = nothing;
export const withScope = (fn) => fn({
  setTag() {}, setTags() {}, setExtra() {}, setExtras() {}, setContext() {}, setLevel() {}, setUser() {},
  setFingerprint() {}, addBreadcrumb() {}
});
export const configureScope = withScope;
export const getCurrentScope = () => ({ setTag() {}, setUser() {}, setContext() {}, clear() {} });
export const startSpan = (options, fn) => fn(span);
export const startInactiveSpan = () => span;
export const startTransaction = () => span;
export const flush = async () => true;
export const close = async () => true;
export const nativeCrash = nothing;
export const reactNavigationIntegration = () => ({ registerNavigationContainer() {} });
export const reactNativeTracingIntegration = () => ({});
export const mobileReplayIntegration = () => ({});
export const feedbackIntegration = () => ({});
export const logger = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, fatal() {}, fmt: String.raw };
export const metrics = { increment() {}, distribution() {}, gauge() {}, set() {}, count() {} };
export const lastEventId = () => 'island';
export const isInitialized = () => true;
