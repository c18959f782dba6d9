import type { adHocChannels } from './ad-hoc-template.resource.ts';

type Template = readonly [
  name: string,
  channel: keyof typeof adHocChannels,
  subject: string | null,
  content: string,
];

export const adHocTemplatesAtStart: readonly Template[] = [
  [
    'Request for further information',
    'email',
    'Further information for {{case.caseNo}}',
    'Dear {{caseManager.firstName}}\n\nTo go on with this matter we need the following:\n\n1.\n2.\n\nKind regards',
  ],
  [
    'Request for imaging',
    'email',
    'Imaging for {{client.fullName}}',
    'Dear colleague\n\nThe specialist asks to see the films of {{client.fullName}}. Please send a link or the discs to our office.',
  ],
  [
    'Extension of time',
    'email',
    'Report on {{client.fullName}}: new date',
    'Dear {{caseManager.firstName}}\n\nThe specialist has asked for more time. We expect the report on {{report.dueDate}}.',
  ],
  [
    'Thank you to a new customer',
    'letter',
    'Thank you for your first booking',
    'Dear {{caseManager.firstName}}\n\nThank you for choosing us. Your coordinator is {{staff.fullName}}.',
  ],
  [
    'Complaint received',
    'letter',
    'Your complaint of {{date}}',
    'Dear {{person.fullName}}\n\nWe have received your complaint and will answer within ten business days.',
  ],
  [
    'Directions to the clinic',
    'email',
    'How to find {{centre.name}}',
    'Dear {{client.firstName}}\n\nThe clinic is at {{centre.address}}. {{centre.parkingNotes}}',
  ],
  [
    'Reminder the day before',
    'sms',
    null,
    'Reminder: your appointment is tomorrow at {{appointment.time}}, {{centre.name}}. Please bring photo ID.',
  ],
  [
    'Telehealth test call',
    'sms',
    null,
    'We will call you today between 2 and 4 pm to test the video link for your appointment.',
  ],
];
