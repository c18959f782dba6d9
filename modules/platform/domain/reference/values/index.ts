import type { LookupCategory } from '../lookup-categories.ts';
import { businessValues } from './business.ts';
import { claimValues } from './claims.ts';
import { interpreterLanguages } from './languages.ts';
import { peopleValues } from './people.ts';
import { reportTree, reportValues } from './reports.ts';
import { schemes } from './schemes.ts';
import { specialtyTree } from './specialties.ts';

export { interpreterLanguages } from './languages.ts';
export { accreditationsAtStart } from './scheme-accreditations.ts';
export { schemes } from './schemes.ts';

export type StartValue = {
  readonly type: LookupCategory;
  readonly label: string;
  /** Label of the value that it belongs to, in the list above. */
  readonly parent?: string;
  readonly isDefault: boolean;
  readonly itemIndex: number | null;
};

/** Lists that are read as steps or amounts: the alphabet would tear them apart. */
const ordered: readonly LookupCategory[] = [
  'qaStatus',
  'iCareCapacity',
  'iCareWpi',
  'iCarePsychologicalWpi',
  'iCareImc',
  'bodyPart',
];

const plain = (type: LookupCategory, labels: readonly string[]): StartValue[] =>
  labels.map((label, index) => ({
    type,
    label: label.replace(/\*$/, ''),
    isDefault: label.endsWith('*'),
    itemIndex: ordered.includes(type) ? index + 1 : null,
  }));

const children = (
  type: LookupCategory,
  tree: Readonly<Record<string, readonly string[]>>,
): StartValue[] =>
  Object.entries(tree).flatMap(([parent, labels]) =>
    plain(type, labels).map((value) => ({ ...value, parent })),
  );

/** E-096: every list of the spec, filled. */
export const startValues: readonly StartValue[] = [
  ...plain('specialty', Object.keys(specialtyTree)),
  ...children('subSpecialty', specialtyTree),
  ...plain('typeOfReport', Object.keys(reportTree)),
  ...children('subTypeOfReport', reportTree),
  ...plain(
    'languages',
    interpreterLanguages.map(([name]) => (name === 'English' ? 'English*' : name)),
  ),
  ...plain(
    'schemeType',
    schemes.map(({ name }) => name),
  ),
  ...Object.entries({
    ...businessValues,
    ...claimValues,
    ...peopleValues,
    ...reportValues,
  }).flatMap(([type, labels]) => plain(type as LookupCategory, labels)),
];
