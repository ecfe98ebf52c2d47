// Numbers that the thread of the app and the one that looks after it share.
export const MAIL = 0;      // grows with each message to the app's thread
export const ENTRY = 1;     // grows whenever the app's code is entered
export const STATE = 2;
export const ASLEEP = 3;    // 1: nobody looks at the app's code, which says when it is entered

export const State = { rests: 0, runs: 1, waits: 2 };   // waits: for the answer of a native call

export const makeSignals = () => new Int32Array(new SharedArrayBuffer(16));
