import { accept, formatDate, refuse } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import type { CaseTypeKey } from './case-choices.ts';

/** The days of facts of each type, in the order of life: fields with the words of people. */
export const orderOfDays: Readonly<Partial<Record<CaseTypeKey, Readonly<Record<string, string>>>>> =
  {
    MVA: {
      accidentDate: 'the accident',
      lodgedOn: 'the lodging of the claim',
      liabilityDecidedOn: 'the decision on liability',
      settledOn: 'the settlement',
      disbursedOn: 'the statement of what was paid out',
    },
    TPD: {
      firstSymptomsOn: 'the first symptoms',
      agreementSignedOn: 'the signing of the agreement',
      submittedOn: 'the submission',
      outcomeOn: 'the decision of the fund',
    },
    MT: { diagnosedOn: 'the diagnosis', settledOn: 'the settlement' },
  };

export type Days = Readonly<Record<string, PlainDate | null>>;

/** Refuses a day that lies before one that came first in life; days that stood there so stay. */
export function decideOrderOfDays(type: CaseTypeKey, before: Days | null, after: Days): Decision {
  const words = orderOfDays[type] ?? {};
  const keys = Object.keys(words);
  const isNew = (key: string) => after[key] !== (before?.[key] ?? null);
  for (const [at, later] of keys.entries()) {
    for (const earlier of keys.slice(0, at)) {
      const [first, second] = [after[earlier], after[later]];
      if (!first || !second || second >= first || !(isNew(earlier) || isNew(later))) continue;
      return refuse('daysOutOfOrder', {
        field: isNew(later) ? later : earlier,
        values: {
          later: `${words[later]} (${formatDate(second)})`,
          earlier: `${words[earlier]} (${formatDate(first)})`,
        },
      });
    }
  }
  return accept();
}
