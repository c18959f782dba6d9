import { mails, onlyIf } from './template-default.ts';

const doctor =
  '{{ specialist.titledName }}{% if specialist.specialty %}, {{ specialist.specialty }}{% endif %}';

type Reader = {
  readonly suffix: string;
  readonly label: string;
  readonly greeting: string;
  readonly meeting: string;
};

const readers = {
  client: {
    suffix: 'Client',
    label: 'to the claimant',
    greeting: 'Dear {{ client.firstName }},',
    meeting: `Your appointment with ${doctor}`,
  },
  caseManager: {
    suffix: 'CM',
    label: 'to the case manager',
    greeting: 'Dear {{ caseManager.firstName | default: "colleague" }},',
    meeting: `The appointment of {{ client.fullName }} with ${doctor}`,
  },
  specialist: {
    suffix: 'Specialist',
    label: 'to the specialist',
    greeting: 'Dear {{ specialist.titledName }},',
    meeting: 'Your appointment with {{ client.fullName }}',
  },
} as const satisfies Record<string, Reader>;

type Recipient = keyof typeof readers;

const kinds = {
  booked: ['AppointmentBooked', 'Appointment booked', 'Appointment', 'has been booked'],
  confirmed: [
    'AppointmentConfirmation',
    'Appointment confirmation',
    'Confirmed: appointment',
    'is confirmed',
  ],
  moved: [
    'AppointmentRescheduled',
    'Appointment rescheduled',
    '{% if appointment.isOnlyElsewhere %}New place: appointment{% else %}New time: appointment{% endif %}',
    '{% if appointment.isOnlyElsewhere %}has been moved to another place{% else %}has been moved to another time{% endif %}',
  ],
  changed: [
    'AppointmentChanged',
    'Appointment has new details',
    'New details: appointment',
    'has new details; its time stays as it is',
  ],
  cancelled: [
    'AppointmentCancelled',
    'Appointment cancelled',
    'Cancelled: appointment',
    'is cancelled',
  ],
} as const;

type Kind = keyof typeof kinds;

/** Three of the keys have been there before each reader had words of their own. */
const whole = ['AppointmentRescheduledCM', 'AppointmentCancelledCM'];

export function noticeTemplateKey(kind: Kind, recipient: Recipient): string {
  const key = `${kinds[kind][0]}${readers[recipient].suffix}`;
  return whole.includes(key) ? kinds[kind][0] : key;
}

const preparation = onlyIf(
  'appointment.isAtCentre == true',
  'Please come 15 minutes early and bring photo identification (a driver licence or passport), scans and reports that you have, a list of your medicines, and your glasses or hearing aid if you use them.',
  '{% elsif appointment.isByPhone == true %}',
  'Please keep your telephone near you at that time, and have photo identification at hand.',
  '{% elsif appointment.isByVideo == true %}',
  'You will get the link to join before the appointment. Please choose a quiet room and have photo identification at hand.',
  '{% else %}',
  'Please have photo identification (a driver licence or passport), scans and reports that you have, and a list of your medicines at hand.',
);

const coming = (recipient: Recipient): readonly string[] => [
  onlyIf('centre.parkingNotes', 'Parking: {{ centre.parkingNotes }}'),
  onlyIf('centre.accessNotes', '{{ centre.accessNotes }}'),
  ...(recipient === 'client' ? [preparation] : []),
  onlyIf(
    'appointment.hasInterpreter == true',
    'An interpreter is arranged{% if appointment.interpreterLanguage %}: {{ appointment.interpreterLanguage }}{% endif %}.',
  ),
  'The attached invitation puts it into your calendar.',
];

const off = (recipient: Recipient): readonly string[] => [
  ...(recipient === 'client'
    ? []
    : [onlyIf('appointment.cancellationReason', 'Reason: {{ appointment.cancellationReason }}')]),
  'The attached file takes it out of your calendar.',
];

function lines(kind: Kind, recipient: Recipient): readonly string[] {
  const { greeting, meeting } = readers[recipient];
  return [
    greeting,
    `${meeting} ${kinds[kind][3]}.`,
    'When: {{ appointment.when }}.',
    ...(kind === 'moved'
      ? [onlyIf('appointment.oldTime', 'It is no longer on {{ appointment.oldTime }}.')]
      : []),
    'Where: {{ appointment.place }}.',
    ...(kind === 'moved'
      ? [onlyIf('appointment.oldPlace', 'It is no longer at: {{ appointment.oldPlace }}.')]
      : []),
    ...(kind === 'cancelled' ? off(recipient) : coming(recipient)),
    ...(recipient === 'client' ? [] : [onlyIf('company.name', 'Company: {{ company.name }}.')]),
    onlyIf(
      'appointment.contact',
      'If anything is in the way, please tell us as soon as you can: {{ appointment.contact }}.',
    ),
    'Reference: {{ appointment.reference }}',
    '{{ tenant.name }}',
  ];
}

/** What people are told of an appointment: each of the three readers in words of their own. */
export const noticeTemplates = mails(
  'assessment',
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    (Object.keys(readers) as Recipient[]).map(
      (recipient) =>
        [
          noticeTemplateKey(kind, recipient),
          `${kinds[kind][1]} ${readers[recipient].label}`,
          'appointment',
          `${kinds[kind][2]} on {{ appointment.date }}, {{ appointment.time }} ({{ appointment.reference }})`,
          ...lines(kind, recipient),
        ] as const,
    ),
  ),
);
