import type { Who } from '#platform/demo';
import type { ActionModule } from '#correspondence/domain';

export type ActionSketch = {
  readonly title: string;
  readonly note?: string;
  readonly for: Who;
  readonly by: Who;
  /** Working days from today; what is negative is overdue. */
  readonly due: number;
  /** The kind of record, and which one of the demo. */
  readonly about?: readonly [ActionModule, number];
  readonly isDone?: true;
};

export const actionSketches: readonly ActionSketch[] = [
  {
    title: 'Chase the signed consent form',
    note: 'Asked for twice by email. Please phone the solicitor before the appointment.',
    for: 'staff',
    by: 'adminstaff',
    due: -3,
    about: ['CLIENT', 2],
  },
  {
    title: 'Confirm the Arabic interpreter for Thursday',
    note: 'The agency wants the claim number on the order.',
    for: 'staff',
    by: 'staff',
    due: -1,
    about: ['CLIENT', 5],
  },
  {
    title: 'Ring the rooms about wheelchair access',
    for: 'staff',
    by: 'adminstaff',
    due: 0,
    about: ['CENTRE', 1],
  },
  {
    title: 'Send the file to the specialist',
    note: 'Radiology is still missing; send what is there and say so.',
    for: 'staff',
    by: 'adminstaff',
    due: 0,
    about: ['CLIENT', 9],
  },
  {
    title: 'Ask for two more sessions in December',
    for: 'staff',
    by: 'tenantadmin',
    due: 2,
    about: ['SPECIALIST', 3],
  },
  {
    title: 'Update the fee schedule of the new financial year',
    for: 'staff',
    by: 'accounting',
    due: 6,
    about: ['COMPANY', 4],
  },
  {
    title: 'Renew the services agreement',
    note: 'The current one ends soon. Fees as before.',
    for: 'adminstaff',
    by: 'tenantadmin',
    due: -2,
    about: ['SPECIALIST', 1],
  },
  {
    title: 'Approve the onboarding of a new psychiatrist',
    for: 'adminstaff',
    by: 'staff',
    due: 0,
    about: ['SPECIALIST', 6],
  },
  {
    title: 'Review bookings of a high-risk company',
    for: 'adminstaff',
    by: 'accounting',
    due: 1,
    about: ['COMPANY', 2],
  },
  {
    title: 'Call about three unpaid invoices',
    note: 'Oldest is 74 days. Ask for a date of payment.',
    for: 'accounting',
    by: 'tenantadmin',
    due: -1,
    about: ['COMPANY', 1],
  },
  {
    title: 'Check the bank details on file',
    for: 'accounting',
    by: 'adminstaff',
    due: 3,
    about: ['SPECIALIST', 2],
  },
  {
    title: 'Plan the Christmas closure with all centres',
    for: 'tenantadmin',
    by: 'tenantadmin',
    due: 4,
  },
  {
    title: 'Send the letter of instruction',
    note: 'The specialist has asked for the questions to be answered.',
    for: 'casemanager',
    by: 'staff',
    due: 0,
  },
  {
    title: 'Name a contact for the site visit',
    for: 'casemanager',
    by: 'staff',
    due: 3,
  },
  {
    title: 'Send your current certificate of registration',
    for: 'specialist',
    by: 'adminstaff',
    due: 1,
  },
  {
    title: 'Tell us your leave over the summer',
    for: 'specialist',
    by: 'staff',
    due: 5,
  },
  {
    title: 'Return the corrected dictation template',
    for: 'typist',
    by: 'staff',
    due: 2,
  },
  {
    title: 'Book the return flight for the claimant',
    for: 'staff',
    by: 'adminstaff',
    due: -4,
    about: ['CLIENT', 12],
    isDone: true,
  },
  {
    title: 'Correct the date of birth',
    for: 'staff',
    by: 'staff',
    due: -2,
    about: ['CLIENT', 7],
    isDone: true,
  },
  {
    title: 'Welcome call to the new case manager',
    for: 'adminstaff',
    by: 'tenantadmin',
    due: -5,
    about: ['COMPANY', 3],
    isDone: true,
  },
];
