import { mkdirSync } from 'node:fs';
import { accountOf, allowedSecondTries } from './account.ts';
import { plan } from './plan.ts';
import { endPrograms, isInterrupted } from './run-program.ts';
import { runSteps } from './run-steps.ts';
import type { Outcome, Step, Timed } from './step.ts';

const args = process.argv.slice(2);
const isWhole = args.length === 0;
mkdirSync('.test', { recursive: true });

// In a terminal Ctrl-C reaches the programs too; they end in order, and we wait for them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endPrograms);

let passed = 0;
let failed = 0;
const steps: Timed[] = [];
const files: Timed[] = [];
const journeys: Timed[] = [];
const secondTries: string[] = [];

await runSteps(plan(args), async (step) => {
  if (isInterrupted()) return;
  const outcome = await timed(step);
  passed += outcome.passed;
  failed += outcome.failed;
  secondTries.push(...(outcome.secondTries ?? []));
  (step.name === 'browser journeys' ? journeys : files).push(...(outcome.times ?? []));
});

if (isInterrupted()) {
  console.log('Interrupted.');
  failed += 1;
}
if (isWhole || args[0] === 'changed') {
  console.log(accountOf({ steps, files, journeys, secondTries }));
}
if (secondTries.length > allowedSecondTries) failed += 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function timed({ name, run }: Step): Promise<Outcome> {
  const start = performance.now();
  const outcome = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: String(error),
  }));
  const seconds = (performance.now() - start) / 1000;
  steps.push({ name, seconds });
  if (outcome.failed > 0 || !isWhole) console.log(outcome.output.trimEnd());
  console.log(`${outcome.failed > 0 ? 'FAIL' : 'ok  '} ${name}, ${seconds.toFixed(1)} s`);
  return outcome;
}
