import { readConfig } from '#kernel/server';
import { benchDatabase } from '../data/bench-database.ts';
import { registerWithBench } from '../data/bench-record.ts';
import { readCallers } from '../data/callers.ts';
import type { Line } from '../report/print-table.ts';
import { launch } from '../servers/launch.ts';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { bookBody, bookPath, callsTo, question, rosterBody, rosterPath } from './booking-calls.ts';
import type { Call } from './booking-calls.ts';
import { fillBooking, firstSlotOf, sessionId, specialistId } from './fill-booking.ts';

const warmUps = 60;
const searches = 600;
const bookings = 200;
const rosterSpecialists = 100;
const perCall = 10;

/** Search, one slot for two hundred callers, and a year of sessions, over HTTP. */
export async function measureBooking(slotCount: number): Promise<Line[]> {
  const folder = temporaryFolder('booking');
  const closers: (() => unknown)[] = [() => removeFolder(folder)];
  try {
    registerWithBench();
    const config = readConfig({ DATA_DIR: folder });
    const database = await benchDatabase(config, 1000);
    closers.push(() => database.stop());
    const filled = await fillBooking(database.superUrl, slotCount);
    const server = await launch('ours', [], { DATABASE_URL: database.ownerUrl, DATA_DIR: folder });
    closers.push(() => server.stop());
    const call = callsTo(server.port, readCallers(folder)[0]?.token ?? '');
    const slot = await firstSlotOf(database.superUrl, sessionId(1));
    return [await searchLine(call, filled), await raceLine(call, slot), await rosterLine(call)];
  } finally {
    while (closers.length) await closers.pop()?.();
  }
}

const of = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function timed(work: () => Promise<{ status: number; text: string }>): Promise<number> {
  const begin = performance.now();
  const { status, text } = await work();
  if (status >= 300) throw new Error(`The bench got ${status}: ${text.slice(0, 300)}`);
  return performance.now() - begin;
}

async function searchLine(call: Call, filled: number): Promise<Line> {
  for (let number = 0; number < warmUps; number += 1) await timed(() => call(question(number)));
  const times: number[] = [];
  for (let number = 0; number < searches; number += 1) {
    times.push(await timed(() => call(question(number))));
  }
  const sorted = times.toSorted((one, other) => one - other);
  const [half, most] = [of(sorted, 0.5), of(sorted, 0.99)];
  return {
    figure: `search over ${filled.toLocaleString('en')} slots, p50 and p99`,
    measured: `${half.toFixed(1)} and ${most.toFixed(1)} ms`,
    target: '< 60 and < 250 ms',
    isMet: half < 60 && most < 250,
    remark: `${searches} searches one after the other, worst ${of(sorted, 1).toFixed(0)} ms`,
  };
}

async function raceLine(call: Call, slot: string): Promise<Line> {
  const begin = performance.now();
  const answers = await Promise.all(
    Array.from({ length: bookings }, () => call(bookPath(slot), bookBody)),
  );
  const seconds = (performance.now() - begin) / 1000;
  const count = (test: (status: number) => boolean) =>
    answers.filter(({ status }) => test(status)).length;
  const [won, lost, broken] = [
    count((status) => status < 300),
    count((status) => status === 409),
    count((status) => status >= 500),
  ];
  return {
    figure: `${bookings} parallel bookings of one slot`,
    measured: `${won} booked, ${lost} x 409, ${broken} x 5xx in ${seconds.toFixed(2)} s`,
    target: `1, ${bookings - 1}, 0 in < 5 s`,
    isMet: won === 1 && lost === bookings - 1 && seconds < 5,
  };
}

async function rosterLine(call: Call): Promise<Line> {
  const today = new Date().toISOString().slice(0, 10);
  const all = Array.from({ length: rosterSpecialists }, (_, at) => specialistId(at));
  let milliseconds = 0;
  for (let from = 0; from < all.length; from += perCall) {
    const body = rosterBody(all.slice(from, from + perCall), today);
    milliseconds += await timed(() => call(rosterPath, body));
  }
  return {
    figure: `a year of weekly sessions for ${rosterSpecialists} specialists`,
    measured: `${(milliseconds / 1000).toFixed(1)} s`,
    target: '< 10 s',
    isMet: milliseconds < 10_000,
    remark: `${all.length / perCall} calls of ${perCall} specialists`,
  };
}
