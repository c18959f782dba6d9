import { mkdirSync } from 'node:fs';
import { plan } from './plan.ts';
import { runSteps } from './run-steps.ts';
import type { Outcome, Step } from './step.ts';

const args = process.argv.slice(2);
mkdirSync('.test', { recursive: true });

let passed = 0;
let failed = 0;
await runSteps(plan(args), async (step) => {
  const outcome = await timed(step);
  passed += outcome.passed;
  failed += outcome.failed;
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function timed({ name, run }: Step): Promise<Outcome> {
  const start = performance.now();
  const outcome = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: String(error),
  }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (outcome.failed > 0 || args.length > 0) console.log(outcome.output.trimEnd());
  else for (const line of secondTries(outcome.output)) console.log(line);
  console.log(`${outcome.failed > 0 ? 'FAIL' : 'ok  '} ${name}, ${seconds} s`);
  return outcome;
}

/** What passed only when it was tried again, as the reporters name it. */
function secondTries(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /^Passed on the second try:|^ +✓ .*\(retry #/.test(line));
}
