import type { talkingPointAudiences } from './talking-point.resource.ts';

type Point = readonly [
  title: string,
  audience: keyof typeof talkingPointAudiences,
  content: string,
];

/** Category, then what is said. */
export const talkingPointsAtStart: readonly (readonly [string, readonly Point[]])[] = [
  [
    'Booking',
    [
      [
        'Before you offer a date',
        'caseManager',
        'Ask for the claim number, the date of injury, the body parts in question and the date by which the report is needed. Offer two dates, never one.',
      ],
      [
        'High-risk company',
        'caseManager',
        'Say that the account needs a word with our accounts team first, and offer to call back within the hour.',
      ],
      [
        'Specialist is not on the panel',
        'caseManager',
        'Explain that we can ask the specialist to join, that this takes about ten business days, and offer the nearest alternative of the same specialty.',
      ],
    ],
  ],
  [
    'The day of the examination',
    [
      [
        'What to bring',
        'claimant',
        'Photo identification, glasses or hearing aids, a list of medicines, and original films if they were asked for. Comfortable clothes help.',
      ],
      [
        'Who may be in the room',
        'claimant',
        'A support person may come along and may not answer for the claimant. An interpreter is booked by us and is free of charge.',
      ],
      [
        'Recording',
        'claimant',
        'The examination may not be recorded unless the specialist has agreed beforehand.',
      ],
      [
        'Running late',
        'claimant',
        'Ask where they are, call the rooms at once, and tell them whether the specialist can still see them. After twenty minutes it may count as not attended.',
      ],
    ],
  ],
  [
    'Telehealth',
    [
      [
        'Testing the link',
        'claimant',
        'Offer a test call the day before. The claimant needs a quiet room, a charged device and a telephone beside them.',
      ],
      [
        'When the line fails',
        'specialist',
        'Call the claimant by telephone within five minutes, go on by telephone if the specialist agrees, and note the time of the interruption.',
      ],
    ],
  ],
  [
    'Reports',
    [
      [
        'When will it be there?',
        'caseManager',
        'Give the due date of the case, never a promise of your own. If it has passed, say what is missing and when you will call again.',
      ],
      [
        'The report should say something else',
        'caseManager',
        'We may ask the specialist to clarify or to consider further material. We never ask for another opinion.',
      ],
      [
        'Correction of fact',
        'specialist',
        'Send the passage and the source of the correction, not a new wording.',
      ],
    ],
  ],
  [
    'Records and consent',
    [
      [
        'Release of records',
        'provider',
        'Quote the signed authority and the Act that applies, and ask for the usual turnaround and fee.',
      ],
      [
        'A claimant asks for the report',
        'claimant',
        'Reports belong to the party that asked for them. Give the name of the case manager; do not send it yourself.',
      ],
    ],
  ],
  [
    'Fees',
    [
      [
        'Cancellation fee',
        'caseManager',
        'A fee applies within two business days of the appointment, because the time of the specialist can no longer be given to somebody else.',
      ],
      [
        'Gazetted fees',
        'caseManager',
        'In gazetted schemes the regulator sets the fee, and we may not charge above it.',
      ],
    ],
  ],
];
