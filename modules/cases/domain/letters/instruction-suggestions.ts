import { isPlainDate } from '#kernel/domain';
import type { Instruction } from '#documents/domain';
import type { CaseRecord } from '../engine/case-type.ts';

export type Suggestion = {
  readonly field: string;
  /** The call of the section that saves it. */
  readonly section: 'booking-detail' | 'paperwork';
  readonly value: string;
};

const places: readonly (readonly [keyof Instruction, string, Suggestion['section']])[] = [
  ['claimNumber', 'claimNo', 'booking-detail'],
  ['reference', 'customerReference', 'booking-detail'],
  ['dateOfInjury', 'dateOfInjury', 'booking-detail'],
  ['dueDate', 'reportDueDate', 'booking-detail'],
  ['questions', 'paperworkNote', 'paperwork'],
];

const isDay = (field: string): boolean => /Date/.test(field) || field === 'dateOfInjury';

/** What a letter says that the case does not say yet. A person accepts each; nothing is written by itself. */
export const suggestionsOf = (
  told: Instruction,
  record: Pick<CaseRecord, string>,
): readonly Suggestion[] =>
  places.flatMap(([key, field, section]) => {
    const value = told[key]?.trim();
    if (!value || (isDay(field) && !isPlainDate(value)) || record[field] === value) return [];
    return [{ field, section, value: value.slice(0, field === 'claimNo' ? 50 : 2000) }];
  });
