import type { OpinionAnswer } from '../../domain/index.ts';

const questions =
  'Did the treatment fall below the standard of a reasonable practitioner? Would another course have prevented the harm? What harm is permanent?';

export const demoMatters = [
  {
    treatedBy: 'St Brendan Private Hospital',
    allegation: 'A bowel perforation at laparoscopy was recognised three days late.',
    questions,
  },
  {
    treatedBy: 'Dr G. Halloran, general practice',
    allegation: 'A breast lump was watched for eleven months without imaging.',
    questions,
  },
  {
    treatedBy: 'Lachlan Valley District Hospital',
    allegation: 'A scaphoid fracture was missed on two presentations.',
    questions,
  },
  {
    treatedBy: 'Seaforth Day Surgery',
    allegation: 'The wrong lens power was implanted at cataract surgery.',
    questions,
  },
] as const;

type Reasons = Readonly<Record<'breach' | 'causation' | 'damage' | 'moreNeeded', string | null>>;

export const demoReasons: Readonly<Record<OpinionAnswer, Reasons>> = {
  supports: {
    breach: 'The signs were recorded on the first day and called for imaging at once.',
    causation:
      'Treatment two days earlier would more likely than not have avoided the second operation.',
    damage: 'A permanent stoma and a lasting loss of stamina.',
    moreNeeded: null,
  },
  doesNotSupport: {
    breach: 'The course taken is one that peers widely accept.',
    causation: 'The outcome would have been the same with earlier referral.',
    damage: 'The remaining complaints fit the natural course of the disease.',
    moreNeeded: null,
  },
  needsMore: {
    breach: null,
    causation: null,
    damage: null,
    moreNeeded: 'The theatre notes and the nursing charts of the first 48 hours.',
  },
};
