import type { Lived } from './run.ts';

const accepted = ({ calls }: Lived): number =>
  calls.filter(({ method, status }) => method !== 'GET' && status < 300).length;

const refused = ({ calls }: Lived): number =>
  calls.filter(({ method, status }) => method !== 'GET' && status >= 400).length;

/** What a life was, in a few lines, and what was wrong in it. */
export function reportOf(lived: Lived): string {
  const { seed, days, acts, finds, seconds, fingerprint } = lived;
  return [
    `Seed ${seed}: ${days} days, ${acts} acts, ${lived.calls.length} calls: ${accepted(lived)} writes, ${refused(lived)} refused; ${seconds.toFixed(1)} s; ${fingerprint}`,
    ...finds.map(
      ({ kind, what, sentence, at, act }) =>
        `  FOUND ${new Date(at).toISOString()} act ${act}, ${kind} ${what}: ${sentence}`,
    ),
  ].join('\n');
}
