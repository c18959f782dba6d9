import type { activityTypes } from '../../domain/index.ts';

type Kind = keyof typeof activityTypes;

/** What is noted about customers: kind, subject, note. */
export const activitySketches: readonly (readonly [Kind, string, string])[] = [
  [
    'relationshipMeeting',
    'Quarterly review',
    'Turnaround is at nine business days on average. They ask for more psychiatry sessions in Parramatta and Newcastle.',
  ],
  [
    'call',
    'Introduction of the new team leader',
    'Spoke about our booking assistant and the report links. Happy with the quality, asked for earlier notice of late dictations.',
  ],
  ['email', 'Panel tender documents sent', 'Submission closes at the end of the month.'],
  [
    'relationshipMeeting',
    'Lunch and learn on impairment assessment',
    'Fourteen case managers came. Questions on PIRS and on apportionment.',
  ],
  [
    'call',
    'Complaint about a late report',
    'Apologised and explained; the specialist was unwell. They keep the booking.',
  ],
  ['message', 'New fee schedule shared', 'Asked them to confirm by Friday.'],
  [
    'generalActivity',
    'Added to the conference guest list',
    'Two seats at the personal injury conference in Melbourne.',
  ],
  ['call', 'Interpreter arrangements', 'They prefer to book their own interpreters from now on.'],
  [
    'email',
    'Telehealth guide for claimants',
    'Sent the leaflet; they will put it into their letters.',
  ],
  [
    'relationshipMeeting',
    'Onboarding of the Brisbane office',
    'Five new case managers need accounts. Sharing with the Sydney office is wanted.',
  ],
];

/** Subject, contact, organisation, service, message. */
export const inquirySketches = [
  [
    'Orthopaedic examination in Dubbo',
    'Karen Walsh',
    'Western Plains Legal',
    'IME',
    'Do you have a surgeon who travels to Dubbo before June?',
  ],
  [
    'Fees for a psychiatric assessment',
    'Imran Qureshi',
    'Qureshi & Partners',
    'IME',
    'Plaintiff firm, about four matters a month.',
  ],
  [
    'File review of hospital records',
    'Tess Moreau',
    'Northside Injury Lawyers',
    'FR',
    '1,900 pages, obstetric matter.',
  ],
  [
    'Functional capacity evaluations for drivers',
    'Luke Brennan',
    'Transit Coast',
    'OT',
    'Twelve drivers a year, both coasts.',
  ],
  [
    'Preliminary opinion on delayed diagnosis',
    'Amelia Tran',
    'Tran Lawyers',
    'MN',
    'Limitation date is close, please call.',
  ],
  [
    'Conclave of four experts',
    'Peter Novak',
    'Novak Chambers',
    'CO',
    'Needs a neutral room with video in Brisbane.',
  ],
  [
    'Group of 60 claimants',
    'Sarah Ito',
    'Coastal Class Actions',
    'MT',
    'Screening questionnaires and reports over six months.',
  ],
  [
    'Telehealth panel for Western Australia',
    'Greg Mancini',
    'Swan Mutual',
    'IME',
    'Psychiatry and occupational medicine.',
  ],
] as const;

/** Name, channel, audience, status, starts in days, lasts days, budget, spent, responses. */
export const campaignSketches = [
  [
    'Autumn seminar series',
    'Seminar',
    ['insurers', 'lawFirms'],
    'finished',
    -210,
    60,
    18000,
    17250,
    64,
  ],
  ['Psychiatry panel launch', 'Email', ['insurers'], 'running', -35, 90, 6500, 2100, 31],
  [
    'Regional clinics roadshow',
    'Conference',
    ['lawFirms', 'employers'],
    'running',
    -12,
    45,
    12000,
    4800,
    9,
  ],
  [
    'Support coordinator breakfast',
    'Webinar',
    ['supportCoordinators'],
    'planned',
    21,
    1,
    2400,
    0,
    0,
  ],
  ['Join our panel', 'Direct mail', ['specialists'], 'planned', 40, 120, 9000, 0, 0],
  [
    'Search: IME near me',
    'Search advertising',
    ['lawFirms', 'claimants'],
    'paused',
    -150,
    365,
    24000,
    9100,
    112,
  ],
] as const;
