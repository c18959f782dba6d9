import { caseSectionNames } from '../engine/index.ts';
import type { CaseSection } from '../engine/index.ts';

/** Whoever does not say within this time that they still write has stopped. */
export const sectionLockSeconds = 60;

/** Somebody writes in a section of a case. */
export type SectionLock = {
  readonly section: CaseSection;
  readonly userId: string;
  readonly displayName: string;
  readonly since: string;
};

/** Everybody who writes in the case, told to all who have it open. */
export type SectionLocks = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly locks: readonly SectionLock[];
};

/** What a window asks; `section` is absent where it only wants to know. */
export type SectionWish = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly section: CaseSection | null;
  readonly takesOver: boolean;
};

const longest = 500;

/** It comes from outside as a JSON text; what cannot be understood is ignored. */
export function parseSectionWish(payload: unknown): SectionWish | null {
  if (typeof payload !== 'string' || payload.length > longest) return null;
  let given: unknown;
  try {
    given = JSON.parse(payload);
  } catch {
    return null;
  }
  const { FromModule, ObjectId, Section, TakesOver } = (given ?? {}) as Record<string, unknown>;
  if (typeof FromModule !== 'string' || typeof ObjectId !== 'string') return null;
  if (Section !== undefined && !isSection(Section)) return null;
  return {
    fromModule: FromModule,
    objectId: ObjectId,
    section: Section ?? null,
    takesOver: TakesOver === true,
  };
}

const isSection = (given: unknown): given is CaseSection =>
  typeof given === 'string' && Object.hasOwn(caseSectionNames, given);
