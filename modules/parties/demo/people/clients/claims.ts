import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { CompanyType } from '../../company/sketches/sketch.ts';
import type { Random } from '#kernel/server';

type Kind = { readonly prefix: string; readonly matter: string; readonly parts: readonly string[] };

const work: Kind = {
  prefix: 'WC',
  matter: 'Workers compensation',
  parts: [
    'Lower back (lumbar spine)',
    'Neck (cervical spine)',
    'Shoulder',
    'Knee',
    'Wrist',
    'Psychological',
    'Elbow',
  ],
};
const road: Kind = {
  prefix: 'CTP',
  matter: 'Motor accident',
  parts: [
    'Neck (cervical spine)',
    'Lower back (lumbar spine)',
    'Head',
    'Chest and ribs',
    'Hip',
    'Ankle',
    'Psychological',
  ],
};
const liability: Kind = {
  prefix: 'PL',
  matter: 'Public liability',
  parts: ['Wrist', 'Ankle', 'Knee', 'Lower back (lumbar spine)', 'Head'],
};
const care: Kind = {
  prefix: 'MN',
  matter: 'Medical negligence',
  parts: ['Abdomen', 'Sacrum and pelvis', 'Head', 'Psychological'],
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

const worker: Readonly<Record<string, string>> = {
  NSW: 'NSW Workers Compensation',
  VIC: 'VIC WorkCover',
  QLD: 'QLD WorkCover',
  SA: 'SA ReturnToWork',
};
const driver: Readonly<Record<string, string>> = {
  NSW: 'NSW CTP (Motor Accident Injuries)',
  VIC: 'VIC TAC',
  QLD: 'QLD CTP',
  SA: 'SA CTP',
  TAS: 'TAS MAIB',
};

/** The law that a claim stands under. */
export function schemeOf(matter: string, state: string): string {
  if (matter === work.matter) return worker[state] ?? 'Comcare';
  if (matter === road.matter) return driver[state] ?? 'NSW CTP (Motor Accident Injuries)';
  return matter === care.matter ? 'Common law: medical negligence' : 'Common law: public liability';
}
