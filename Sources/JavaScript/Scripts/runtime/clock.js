// The phone's clock: real time moved, sped up or frozen by the emulator.
import { link, facts } from './link.js';

export const clock = {
  base: 0, at: 0, rate: 1, frozen: false,

  set({ now, rate, frozen }) {
    const current = this.now();
    this.base = now ?? current;
    this.at = link.now();
    if (rate !== undefined) this.rate = rate;
    if (frozen !== undefined) this.frozen = frozen;
  },

  // Milliseconds since 1970 on the phone.
  now() {
    return this.frozen ? this.base : this.base + (link.now() - this.at) * this.rate;
  },

  // Real milliseconds until the phone shows `time`; null when it never will.
  until(time) {
    if (time <= this.now()) return 0;
    if (this.frozen || this.rate <= 0) return null;
    return Math.max(0, (time - this.now()) / this.rate);
  },
};

clock.base = facts.clock?.now ?? link.epoch();
clock.at = link.now();
clock.rate = facts.clock?.rate ?? 1;
clock.frozen = facts.clock?.frozen ?? false;
export const startedAt = clock.now();

const RealDate = Date;

class PhoneDate extends RealDate {
  constructor(...args) {
    if (args.length) super(...args);
    else super(Math.floor(clock.now()));
  }

  static now() { return Math.floor(clock.now()); }
}

// `Date()` without new gives a text, which a class cannot do.
export const DateOfPhone = new Proxy(PhoneDate, { apply: () => new PhoneDate().toString() });
PhoneDate.prototype.constructor = DateOfPhone;
