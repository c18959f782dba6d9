import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { registerCatalogue } from '../modules/catalogue.ts';
import { isKnown } from './find.ts';
import { actsPerDay, readArguments } from './arguments.ts';
import type { Plan } from './live.ts';
import { lineOf, reportOf } from './report.ts';
import { run } from './run.ts';
import type { Lived } from './run.ts';
import { shows } from './scripts/replay.ts';
import { asTest, shrink } from './scripts/shrink.ts';
import type { Simulation } from './simulation.ts';
import { firstMoment } from './world/kept-world.ts';

registerCatalogue();
const wanted = readArguments(process.argv.slice(2));
const plan: Plan = { ...wanted, start: firstMoment, actsPerDay: actsPerDay(wanted) };

const folder = '.test/simulate';
const callsFile = `${folder}/${wanted.seed}.calls.jsonl`;
mkdirSync(folder, { recursive: true });
writeFileSync(callsFile, '');
let [kept, told, week] = [0, 0, 0];

/** Kept as it goes on: a long life that is cut off has not been lived in vain. */
function keep({ calls, finds, spent }: Pick<Lived, 'calls' | 'finds' | 'spent'>): void {
  const lines = calls.slice(kept).map((call) => `${JSON.stringify(call)}\n`);
  appendFileSync(callsFile, lines.join(''));
  kept = calls.length;
  writeFileSync(`${folder}/${wanted.seed}.finds.json`, JSON.stringify(finds, null, 2));
  writeFileSync(`${folder}/${wanted.seed}.times.txt`, `${spent.lines().join('\n')}\n`);
}

function onDay(day: number, sim: Simulation): void {
  for (const find of sim.finds.slice(told)) console.log(lineOf(find));
  told = sim.finds.length;
  if (Math.floor(day / 7) === week) return;
  week = Math.floor(day / 7);
  keep(sim);
  const seconds = Math.round(performance.now() / 1000);
  console.log(`day ${day}: ${sim.act} acts, ${sim.calls.length} calls, ${seconds} s`);
}

const lived = await run(plan, onDay);
keep(lived);
console.log(reportOf(lived));
if (wanted.shrinks)
  for (const find of lived.finds.filter((one) => !isKnown(one)))
    console.log(asTest(find, await shrink(lived.calls, find, shows)));
process.exitCode = lived.finds.every(isKnown) ? 0 : 1;
