import type { Sheet } from '#documents/demo';
import { formatDate } from '#kernel/domain';
import type { PaperCase } from './paper-cases.ts';

/** What happened, what hurts, and what was found; the papers of a case agree on it. */
const injuries = [
  {
    part: 'left knee',
    event: 'slipped on a wet loading dock and twisted the left knee',
    complaint: 'pain on stairs and a feeling of giving way',
    image: 'MRI of the left knee: a tear of the medial meniscus and a small effusion.',
    found: 'Flexion to 115 degrees, tenderness of the medial joint line, stable ligaments.',
    diagnosis: 'Tear of the medial meniscus of the left knee.',
    rating: 'four per cent',
  },
  {
    part: 'lower back',
    event: 'felt a sudden pain in the lower back while lifting a crate',
    complaint: 'pain after sitting for half an hour, and pins and needles in the right foot',
    image: 'MRI of the lumbar spine: a disc protrusion at L5/S1 that touches the right S1 root.',
    found: 'Forward flexion to the knees, straight leg raising 50 degrees on the right.',
    diagnosis: 'Disc protrusion at L5/S1 with right S1 radiculopathy.',
    rating: 'twelve per cent',
  },
  {
    part: 'right shoulder',
    event: 'was struck by a falling carton on the right shoulder',
    complaint: 'weakness above shoulder height and broken sleep',
    image: 'Ultrasound of the right shoulder: a partial tear of the supraspinatus tendon.',
    found: 'Abduction to 110 degrees, painful arc, power 4 of 5.',
    diagnosis: 'Partial tear of the right rotator cuff.',
    rating: 'eight per cent',
  },
  {
    part: 'neck',
    event: 'was a passenger in a car that was hit from behind',
    complaint: 'headaches in the morning and a stiff neck',
    image: 'CT of the cervical spine: no fracture; mild degeneration at C5/C6.',
    found: 'Rotation reduced by a third to both sides, no neurological deficit.',
    diagnosis: 'Soft tissue injury of the cervical spine.',
    rating: 'five per cent',
  },
] as const;

const injuryOf = ({ demo }: PaperCase) =>
  injuries[Number.parseInt(demo.id.slice(-4), 16) % injuries.length] ?? injuries[0];

const long = (day: string | null): string => (day ? formatDate(day, 'D MMMM YYYY') : 'last year');

export function instructionSheets(one: PaperCase): Sheet[] {
  const { demo, claimant, specialist, claimNo, manager, injuredOn } = one;
  const { event, part } = injuryOf(one);
  return [
    {
      title: 'Letter of instruction',
      lines: [
        `To ${specialist.name}`,
        `Claimant: ${claimant.name}. Our reference: ${claimNo ?? demo.caseNo}.`,
        `On ${long(injuredOn)} the claimant ${event}. Liability for the injury of the ${part} is accepted.`,
        'Please examine the claimant and answer the questions on the next page. The records of the treating doctor and the imaging are with this letter.',
        `${manager?.name ?? 'Claims team'}`,
      ],
    },
    {
      title: 'Questions',
      lines: [
        '1. What is your diagnosis, and is it consistent with the mechanism of injury?',
        '2. Has the condition stabilised? If not, when do you expect it to?',
        '3. What treatment is reasonably necessary?',
        '4. What work can the claimant do now, and with which restrictions?',
        '5. What is the whole person impairment, with your calculation?',
      ],
    },
  ];
}

export function recordSheets(one: PaperCase): Sheet[] {
  const { claimant, injuredOn } = one;
  const { event, image, complaint } = injuryOf(one);
  return [
    {
      title: 'Clinical notes',
      lines: [
        `Patient: ${claimant.name}`,
        `${long(injuredOn)}. The patient ${event}. Rest, ice, anti-inflammatory medication. Certificate for seven days.`,
        `Six weeks later. Still has ${complaint}. Referred for imaging and physiotherapy.`,
        'Three months later. Slow progress. Suitable duties for four hours a day.',
      ],
    },
    { title: 'Imaging', lines: [`Patient: ${claimant.name}`, image] },
  ];
}

export const imagingSheets = ({ claimant }: PaperCase): Sheet[] => [
  {
    title: 'Further imaging',
    lines: [
      `Patient: ${claimant.name}`,
      'Compared with the earlier study there is no significant change. No new abnormality is seen.',
    ],
  },
];

export const consentSheets = ({ claimant, demo, specialist }: PaperCase): Sheet[] => [
  {
    title: 'Consent to an independent examination',
    lines: [
      `I, ${claimant.name}, agree to be examined by ${specialist.name} (${demo.caseNo}).`,
      'I understand that the examination is for a report and not for treatment, and that the report goes to those who asked for it.',
      'I may have somebody with me, and I may end the examination at any time.',
      'Signature:',
    ],
  },
];

type Chapter = readonly [heading: string, ...paragraphs: readonly string[]];

/** `hasChanges`: as the specialist sent it back. */
export function reportChapters(one: PaperCase, hasChanges: boolean): Chapter[] {
  const { claimant, injuredOn, demo } = one;
  const { event, complaint, image, found, diagnosis, part, rating } = injuryOf(one);
  return [
    [
      `Report on ${claimant.name} (${demo.caseNo})`,
      'I have read the letter of instruction and the material that came with it. I understand the code of conduct for expert witnesses and have complied with it.',
    ],
    [
      'History',
      `On ${long(injuredOn)} the claimant ${event}. There was ${complaint}, which has persisted.`,
    ],
    ['Examination', found, image],
    ['Diagnosis', diagnosis],
    [
      'Opinion',
      `The injury of the ${part} is consistent with the mechanism described.`,
      hasChanges
        ? `The condition has stabilised. The whole person impairment is ${rating}; the calculation is attached.`
        : `The condition has stabilised. The whole person impairment is ${rating}.`,
      ...(hasChanges
        ? ['Suitable duties with a lifting limit of ten kilograms are realistic.']
        : []),
    ],
  ];
}

export const chaptersAsHtml = (chapters: readonly Chapter[]): string =>
  chapters
    .map(([heading, ...lines]) => `<h2>${heading}</h2>${lines.map((p) => `<p>${p}</p>`).join('')}`)
    .join('');

export const chaptersAsWords = (chapters: readonly Chapter[]): string =>
  chapters.flat().join('\n\n');

export const chaptersAsSheets = (chapters: readonly Chapter[]): Sheet[] => {
  const [[title, ...first] = [''], ...rest] = chapters;
  const half = Math.ceil(rest.length / 2);
  return [
    { title, lines: [...first, ...rest.slice(0, half).flat()] },
    { title, lines: rest.slice(half).flat() },
  ];
};
