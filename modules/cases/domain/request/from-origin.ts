import type { Reference } from '#kernel/domain';

type Known = Readonly<Record<string, unknown>>;

/** What a request takes from its origin case, with the reference that a lookup shows. */
const taken = [
  'clientId',
  'companyId',
  'bookingCmId',
  'otherCmIds',
  'businessUnitId',
  'customerReference',
  'contractorId',
  'specialistId',
  'specialtyId',
  'claimNo',
  'matterId',
  'dateOfInjury',
  'matterTypeId',
  'schemeId',
  'typeOfClaimId',
  'side',
  'employer',
  'bodyPartIds',
] as const;

export const takenFromOrigin: readonly string[] = taken;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Claimant, customer, specialist and claim of the case whose report is supplemented. */
export function fromOrigin(origin: Known): {
  readonly values: Known;
  readonly references: readonly Reference[];
} {
  const values = Object.fromEntries(
    taken.flatMap((key) => (isEmpty(origin[key]) ? [] : [[key, origin[key]]])),
  );
  const references = taken.flatMap((key) => {
    const named = origin[key.replace(/Ids?$/, key.endsWith('Ids') ? 's' : '')];
    return [named]
      .flat()
      .filter((one): one is Reference => typeof one === 'object' && one !== null);
  });
  return { values, references };
}
