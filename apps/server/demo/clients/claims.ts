import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { CompanyType } from '../companies/sketch.ts';
import type { Random } from '../random.ts';

type Kind = { readonly prefix: string; readonly matter: string; readonly parts: readonly string[] };

const work: Kind = {
  prefix: 'WC',
  matter: 'Workers Compensation',
  parts: [
    'Back',
    'Neck',
    'Left shoulder',
    'Right shoulder',
    'Left knee',
    'Right knee',
    'Psychological',
  ],
};
const road: Kind = {
  prefix: 'CTP',
  matter: 'Motor Accident',
  parts: ['Neck', 'Back', 'Head', 'Chest', 'Left hip', 'Right ankle', 'Psychological'],
};
const liability: Kind = {
  prefix: 'PL',
  matter: 'Public Liability',
  parts: ['Right wrist', 'Left ankle', 'Right knee', 'Back', 'Head'],
};
const care: Kind = {
  prefix: 'MN',
  matter: 'Medical Negligence',
  parts: ['Abdomen', 'Pelvis', 'Head', 'Psychological'],
};

const kinds: Readonly<Partial<Record<CompanyType, readonly Kind[]>>> = {
  insurer: [work, work, road],
  selfInsurer: [work],
  publicInsurer: [work, road],
  employer: [work],
  lawPlaintiff: [road, work, liability, care],
  lawDefendant: [liability, work, care],
};

/** What the claim is about, with a number as that kind of customer writes it. */
export function claimOf(
  type: CompanyType | undefined,
  index: number,
  known: PlainDate,
  random: Random,
) {
  const kind = random.pick((type && kinds[type]) ?? [work, road]);
  const injured = addDays(known, -random.between(30, 700));
  const first = random.pick(kind.parts);
  const second = random.pick(kind.parts);
  return {
    number: `${kind.prefix}-${injured.slice(0, 4)}-${String(100_000 + index * 37).slice(1)}`,
    matter: kind.matter,
    injured,
    bodyParts: [...new Set(random.next() < 0.4 ? [first, second] : [first])],
  };
}
