import type { Zone } from './zone.ts';

const CHANCE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/;
const NOUN =
  /claimant|specialist|assessment|invoice|remittance|insurer|typist|daysheet|plaintiff|lawyer|paperwork|case.?manager/i;

const BARE_POOL = /\bpool\s*\??\.\s*query\b/;

/** Versions, history and who changed a record are the kernel's to write. */
const RAW_STAMP = /\b(concurrency_stamp|last_modifier_id)\s*=(?!=)/;
/** Scopes and abilities are derived in one place; identity makes the actor. */
const OWN_ROLES = /\bactor\.roles\b|\broles\.(includes|some)\(/;

/** Records, input and rows are typed by their definitions; a double cast hides that they are not. */
const DOUBLE_CAST = /\bas unknown as\b/;

/** It fits everywhere, so nothing is checked any more. */
const NEVER_CAST = /\bas never(?=[),;\s}\]]|$)/;

/** Answers what a file says that its place forbids, or nothing. */
export function judgeText(zone: Zone, text: string): string | undefined {
  if (zone.layer === 'server' && BARE_POOL.test(text)) return 'D3: no query without a tenant';
  if (zone.isTest || zone.layer === 'testing') return undefined;
  const isModuleServer = zone.kind === 'module' && zone.layer === 'server';
  if (isModuleServer && RAW_STAMP.test(text)) {
    return 'a module writes no version by hand: use change() and commit()';
  }
  if (isModuleServer && zone.house !== 'identity' && OWN_ROLES.test(text)) {
    return 'only the kernel reads roles in server code: ask can() or a scope';
  }
  if (zone.kind !== 'tool' && DOUBLE_CAST.test(text)) {
    return 'no "as unknown as": type the record, the input or the row';
  }
  if (zone.kind !== 'tool' && NEVER_CAST.test(text)) {
    return 'no "as never": name the type that is meant';
  }
  if (zone.layer === 'domain' && CHANCE.test(text)) {
    return `domain reads no clock and throws no dice: ${CHANCE.exec(text)?.[0]}`;
  }
  const noun = zone.kind === 'kernel' ? NOUN.exec(text)?.[0] : undefined;
  return noun && `the kernel names no business noun: ${noun}`;
}
