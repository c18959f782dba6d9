import { accept, formatDate, refuse } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import type { CaseTypeKey } from './case-choices.ts';

/** Days of facts in the order of life: fields with the words of people. */
export type DaysInOrder = Readonly<Record<string, string>>;

/** Of the claimant, and what is kept with a case besides its fields. */
const born = { bornOn: 'the birth of the claimant' };
const injury = { ...born, dateOfInjury: 'the injury', requestedOn: 'the request' };
const seen = {
  ...born,
  dateOfInjury: 'the injury',
  appointmentDate: 'the appointment',
};

/** A type may know several orders: what no order names together may lie as it likes. */
export const orderOfDays: Readonly<Record<CaseTypeKey, readonly DaysInOrder[]>> = {
  IME: [injury, seen],
  OT: [injury, seen],
  SUPP: [injury],
  FR: [injury],
  CO: [injury, seen],
  MR: [injury, { ...born, recordsTo: 'the end of the records' }],
  MN: [injury, { ...born, treatedFrom: 'the treatment', requestedOn: 'the request' }],
  NDIS: [injury, { ...born, planFrom: 'the plan' }],
  MT: [
    injury,
    { ...born, usedFrom: 'the first use', settledOn: 'the settlement' },
    { ...born, diagnosedOn: 'the diagnosis', settledOn: 'the settlement' },
  ],
  MVA: [
    injury,
    {
      ...born,
      accidentDate: 'the accident',
      lodgedOn: 'the lodging of the claim',
      liabilityDecidedOn: 'the decision on liability',
      settledOn: 'the settlement',
      disbursedOn: 'the statement of what was paid out',
    },
    {
      accidentDate: 'the accident',
      lodgedOn: 'the lodging of the claim',
      liabilityDecidedOn: 'the decision on liability',
      terminatedOn: 'the termination',
    },
    { accidentDate: 'the accident', followedOn: 'the first treatment, plan, demand or offer' },
  ],
  TPD: [
    injury,
    {
      ...born,
      firstSymptomsOn: 'the first symptoms',
      agreementSignedOn: 'the signing of the agreement',
      submittedOn: 'the submission',
      outcomeOn: 'the decision of the fund',
    },
    {
      ...born,
      dateLastWorked: 'the last day of work',
      submittedOn: 'the submission',
    },
    {
      formSentOn: 'the sending of the form',
      formSignedOn: 'the signature of the form',
      submittedOn: 'the submission',
    },
  ],
};

export type Days = Readonly<Record<string, PlainDate | null>>;

/** The field under which a person finds a day that the record itself does not keep. */
const keptUnder: Readonly<Record<string, string>> = { bornOn: 'clientId' };

/** Refuses a day that lies before one that came first in life; days that stood there so stay. */
export function decideOrderOfDays(words: DaysInOrder, before: Days | null, after: Days): Decision {
  const keys = Object.keys(words);
  const isNew = (key: string) => (after[key] ?? null) !== (before?.[key] ?? null);
  for (const [at, later] of keys.entries()) {
    for (const earlier of keys.slice(0, at)) {
      const [first, second] = [after[earlier], after[later]];
      if (!first || !second || second >= first || !(isNew(earlier) || isNew(later))) continue;
      const moved = isNew(later) ? later : earlier;
      return refuse('daysOutOfOrder', {
        field: keptUnder[moved] ?? moved,
        values: {
          later: `${words[later]} (${formatDate(second)})`,
          earlier: `${words[earlier]} (${formatDate(first)})`,
        },
      });
    }
  }
  return accept();
}
