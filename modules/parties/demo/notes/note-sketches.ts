import type { ActionModule, CommunicationType, NoteVisibility } from '#correspondence/domain';
import type { Who } from '#platform/demo';

export type NoteSketch = {
  readonly about: readonly [ActionModule, number];
  readonly by: Who;
  readonly daysAgo: number;
  readonly type: CommunicationType;
  readonly visibility: NoteVisibility;
  readonly subject?: string;
  readonly content: string;
  readonly isPinned?: true;
};

const client = ['CLIENT', 0] as const;
const company = ['COMPANY', 0] as const;

export const noteSketches: readonly NoteSketch[] = [
  {
    about: client,
    by: 'adminstaff',
    daysAgo: 20,
    type: 'generalActivity',
    visibility: 'staff',
    subject: 'Please ring after three',
    content: 'Works mornings. Leave no message on the mobile, it is shared with the family.',
    isPinned: true,
  },
  {
    about: client,
    by: 'staff',
    daysAgo: 9,
    type: 'phone',
    visibility: 'everyone',
    content: 'Confirmed the address and the interpreter. Will bring the scans of March.',
  },
  {
    about: client,
    by: 'staff',
    daysAgo: 6,
    type: 'unsuccessfulPhoneCall',
    visibility: 'staff',
    content: 'No answer, twice. Tried again by SMS.',
  },
  {
    about: client,
    by: 'adminstaff',
    daysAgo: 2,
    type: 'privateNote',
    visibility: 'staff',
    content: 'The solicitor asked for an earlier date. Nothing before the 20th without a waiver.',
  },
  {
    about: ['CLIENT', 4],
    by: 'staff',
    daysAgo: 3,
    type: 'email',
    visibility: 'everyone',
    content: 'Sent the directions to the rooms and the parking voucher.',
  },
  {
    about: company,
    by: 'adminstaff',
    daysAgo: 30,
    type: 'relationshipMeeting',
    visibility: 'staff',
    subject: 'Quarterly meeting',
    content:
      'They want one contact for all bookings and a reminder two days before each appointment.\nNext meeting in three months.',
    isPinned: true,
  },
  {
    about: company,
    by: 'accounting',
    daysAgo: 8,
    type: 'relationshipCall',
    visibility: 'staff',
    content: 'Agreed to pay the two open invoices by the end of the month.',
  },
  {
    about: ['SPECIALIST', 0],
    by: 'staff',
    daysAgo: 5,
    type: 'phone',
    visibility: 'staff',
    content: 'Prefers no more than six claimants a day, and an hour for lunch.',
  },
  {
    about: ['CENTRE', 0],
    by: 'staff',
    daysAgo: 12,
    type: 'generalActivity',
    visibility: 'staff',
    content: 'The lift is out of order until the end of the week: no wheelchairs on level two.',
  },
];
