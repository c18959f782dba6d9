import { settingAttribute } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { storedFeatures } from '#platform/domain';

type Kind = {
  readonly label: string;
  readonly role: string;
  readonly attributes?: Record<string, string>;
};

/** The ten kinds of user of doc 1 section 1, by the letter that the expectation files use. */
export const actorKinds: Readonly<Record<string, Kind>> = {
  T: { label: 'tenant admin', role: 'TENANT_ADMIN' },
  A: { label: 'admin staff', role: 'ADMIN_STAFF' },
  S: { label: 'staff', role: 'STAFF' },
  C: { label: 'accounting', role: 'ACCOUNTING' },
  M: {
    label: 'case manager',
    role: 'CASE_MANAGER',
    attributes: { caseManagerCompanyType: 'lawFirm' },
  },
  I: {
    label: 'insurer case manager',
    role: 'CASE_MANAGER',
    attributes: { caseManagerCompanyType: 'insurer' },
  },
  D: { label: 'specialist', role: 'SPECIALIST' },
  Y: { label: 'typist', role: 'CONTRACTOR', attributes: { contractorType: 'typist' } },
  B: {
    label: 'broker',
    role: 'CONTRACTOR',
    attributes: { contractorType: 'broker', contractorCompanyType: 'insurer' },
  },
  N: {
    label: 'insurer contractor',
    role: 'CONTRACTOR',
    attributes: { contractorType: 'other', contractorCompanyType: 'insurer' },
  },
};

const pageSettings = {
  [settingAttribute('ICS.Feature.AccountCode')]: 'true',
  [settingAttribute('ICS.Feature.ReportCorrection')]: 'true',
  [settingAttribute('ICS.Feature.HideAccountingFromStaff')]: 'false',
  [settingAttribute('ICS.Reports.Limited')]: 'service-revenue-master, iro-kpi, staff-kpi',
};

type Given = Partial<Pick<Actor, 'edition' | 'features' | 'isHost' | 'overrides'>> & {
  readonly attributes?: Record<string, string>;
};

/** A signed-in user of an MLP tenant with every feature and every page setting on. */
export function anActor(letter: string, given: Given = {}): Actor {
  const kind = actorKinds[letter];
  if (!kind) throw new Error(`No kind of user has the letter ${letter}`);
  return {
    userId: 'user',
    tenantId: 'tenant',
    roles: [kind.role],
    isHost: false,
    edition: 'MLP',
    features: [...storedFeatures, 'CaseManagement'],
    ...given,
    ids: {},
    attributes: { ...pageSettings, ...kind.attributes, ...given.attributes },
  };
}

export const everybody = Object.keys(actorKinds).join('');

/** The letters of those for whom the question is answered with yes, in the order of the table. */
export const lettersOf = (asks: (letter: string) => boolean): string =>
  [...everybody].filter(asks).join('');
