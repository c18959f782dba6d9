import { isKnown } from './find.ts';
import type { Find } from './find.ts';
import type { Lived } from './run.ts';

const accepted = ({ calls }: Lived): number =>
  calls.filter(({ method, status }) => method !== 'GET' && status < 300).length;

const refused = ({ calls }: Lived): number =>
  calls.filter(({ method, status }) => method !== 'GET' && status >= 400).length;

export const lineOf = (find: Find): string =>
  `  ${isKnown(find) ? 'KNOWN' : 'FOUND'} ${new Date(find.at).toISOString()} act ${find.act}, ${find.kind} ${find.what}: ${find.sentence}`;

/** What a life was, in a few lines, and what was wrong in it. */
export function reportOf(lived: Lived): string {
  const { seed, days, wanted, acts, steps, asked, calls, finds, seconds, fingerprint } = lived;
  const numbers = `${days}${days < wanted ? ` of ${wanted}` : ''} days in ${steps} steps, ${acts} acts, ${calls.length} calls: ${accepted(lived)} writes, ${refused(lived)} refused; ${asked} invariants asked`;
  return [
    `Seed ${seed}: ${numbers}; ${seconds.toFixed(1)} s; ${fingerprint}`,
    ...finds.map(lineOf),
  ].join('\n');
}
