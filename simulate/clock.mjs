/**
 * Loaded by `node --import` before a program that lives in simulated time: its clock goes on as the
 * real one does, from wherever it is set. Nothing of the product loads this file or can be asked for it.
 */
const real = globalThis.Date;
let ahead = 0;

const moved = () => real.now() + ahead;

globalThis.Date = new Proxy(real, {
  apply: () => new real(moved()).toString(),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length ? given : [moved()], newTarget),
  get: (target, key, receiver) => (key === 'now' ? moved : Reflect.get(target, key, receiver)),
});

/** How many milliseconds it is ahead of the real one; behind it, where negative. */
globalThis.setSimulatedClock = (milliseconds) => {
  ahead = milliseconds;
};

const start = process.env.SIMULATED_START;
if (start) ahead = real.parse(start) - real.now();
