import type { Zone } from './zone.ts';

const CHANCE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/;
const NOUN =
  /claimant|specialist|assessment|invoice|remittance|insurer|typist|daysheet|plaintiff|lawyer|paperwork|case.?manager/i;

const BARE_POOL = /\bpool\s*\??\.\s*query\b/;

/** Answers what a file says that its place forbids, or nothing. */
export function judgeText(zone: Zone, text: string): string | undefined {
  if (zone.layer === 'server' && BARE_POOL.test(text)) return 'D3: no query without a tenant';
  if (zone.isTest || zone.layer === 'testing') return undefined;
  if (zone.layer === 'domain' && CHANCE.test(text)) {
    return `domain reads no clock and throws no dice: ${CHANCE.exec(text)?.[0]}`;
  }
  const noun = zone.kind === 'kernel' ? NOUN.exec(text)?.[0] : undefined;
  return noun && `the kernel names no business noun: ${noun}`;
}
