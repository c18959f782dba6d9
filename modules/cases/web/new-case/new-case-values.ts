import type { Reference } from '#kernel/domain';

export type NewCaseValues = Readonly<Record<string, unknown>>;

export type KnownClient = {
  readonly companyId?: string | null;
  readonly company?: Reference | null;
  readonly caseManagerId?: string | null;
  readonly caseManager?: Reference | null;
  readonly claimNo?: string | null;
  readonly injuryDate?: string | null;
  readonly employer?: string | null;
  readonly interpreterRequired?: boolean;
  readonly languageId?: string | null;
  readonly language?: Reference | null;
};

/** What a case takes from its claimant, until somebody says otherwise. */
export function fromClient(client: KnownClient): {
  readonly values: NewCaseValues;
  readonly references: readonly Reference[];
} {
  const { company, caseManager, language } = client;
  return {
    values: {
      companyId: client.companyId ?? null,
      bookingCmId: client.caseManagerId ?? null,
      claimNo: client.claimNo ?? null,
      dateOfInjury: client.injuryDate ?? null,
      interpreterRequired: client.interpreterRequired ?? false,
      languageId: client.languageId ?? null,
    },
    references: [company, caseManager, language].filter((one): one is Reference => Boolean(one)),
  };
}

/** Nothing is sent of what was left empty. */
export const givenOnly = (
  values: NewCaseValues,
  names: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) =>
        names.includes(key) && value !== null && value !== undefined && value !== '',
    ),
  );
