import { isKnown } from './find.ts';
import type { Find } from './find.ts';
import type { Lived } from './run.ts';

const accepted = ({ calls }: Lived): number =>
  calls.filter(({ method, status }) => method !== 'GET' && status < 300).length;

const refused = ({ calls }: Lived): number =>
  calls.filter(({ method, status }) => method !== 'GET' && status >= 400).length;

const lineOf = (find: Find): string =>
  `  ${isKnown(find) ? 'KNOWN' : 'FOUND'} ${new Date(find.at).toISOString()} act ${find.act}, ${find.kind} ${find.what}: ${find.sentence}`;

/** What a life was, in a few lines, and what was wrong in it. */
export function reportOf(lived: Lived): string {
  const { seed, days, acts, calls, finds, seconds, fingerprint } = lived;
  const numbers = `${days} days, ${acts} acts, ${calls.length} calls: ${accepted(lived)} writes, ${refused(lived)} refused`;
  return [
    `Seed ${seed}: ${numbers}; ${seconds.toFixed(1)} s; ${fingerprint}`,
    ...finds.map(lineOf),
  ].join('\n');
}
