import { mkdirSync, writeFileSync } from 'node:fs';
import { registerCatalogue } from '../modules/catalogue.ts';
import { isKnown } from './find.ts';
import { actsPerDay, readArguments } from './arguments.ts';
import type { Plan } from './live.ts';
import { reportOf } from './report.ts';
import { run } from './run.ts';
import type { Lived } from './run.ts';
import { shows } from './scripts/replay.ts';
import { asTest, shrink } from './scripts/shrink.ts';
import { firstMoment } from './world/kept-world.ts';

registerCatalogue();
const wanted = readArguments(process.argv.slice(2));
const plan: Plan = { ...wanted, start: firstMoment, actsPerDay: actsPerDay(wanted) };

const keep = ({ seed, calls, finds }: Lived): void => {
  mkdirSync('.test/simulate', { recursive: true });
  const lines = calls.map((call) => JSON.stringify(call)).join('\n');
  writeFileSync(`.test/simulate/${seed}.calls.jsonl`, `${lines}\n`);
  writeFileSync(`.test/simulate/${seed}.finds.json`, JSON.stringify(finds, null, 2));
};

const lived = await run(plan);
keep(lived);
console.log(reportOf(lived));
if (wanted.shrinks)
  for (const find of lived.finds.filter((one) => !isKnown(one)))
    console.log(asTest(find, await shrink(lived.calls, find, shows)));
process.exitCode = lived.finds.every(isKnown) ? 0 : 1;
