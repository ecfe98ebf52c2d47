// Detects code that does not return. While none runs, this thread has no timer.
import { ASLEEP, ENTRY, STATE, State } from './signals.mjs';

const LOOKS = 10;            // of the same run, until it counts as endless
const LONGEST_PAUSE = 1000;  // milliseconds between two looks

// Calls `hung` when one run of the code takes so many seconds. Looks are counted, not seconds: a
// stopped process has not run meanwhile. Returns what wakes it, to be called when the code says that it is
// entered, and what ends it. (`Atomics.waitAsync` would do without that message; the thread of the app was
// seen never to start beside it.)
export function watch(signals, seconds, hung) {
  const pause = Math.min(LONGEST_PAUSE, (seconds * 1000) / LOOKS);
  const most = Math.ceil((seconds * 1000) / pause);
  let timer = null;
  let ended = false;
  let looks = 0;
  let entry = -1;

  const sleep = () => {
    if (ended) return;
    timer = null;
    Atomics.store(signals, ASLEEP, 1);
    // Entered meanwhile: it has not said so.
    if (Atomics.load(signals, STATE) !== State.rests && Atomics.exchange(signals, ASLEEP, 0) === 1) look();
  };

  const look = () => {
    if (ended) return;
    const state = Atomics.load(signals, STATE);
    const now = Atomics.load(signals, ENTRY);
    looks = state === State.runs && now === entry ? looks + 1 : 0;
    entry = now;
    if (looks >= most) hung();
    else if (state === State.rests) sleepSoon();
    else timer = setTimeout(look, pause);
  };

  // Code that was entered between the two looks is looked at again, without being woken by it.
  const sleepSoon = () => { timer = setTimeout(sleep, pause); };

  sleep();
  return {
    wake() { if (timer === null) look(); },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
