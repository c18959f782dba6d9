import { choice, date, defineWorkflow, longText } from '#kernel/domain';
import { office } from '#platform/domain';
import { reason, remark } from '../engine/common-moves.ts';
import { mri, sentWays } from './mri.resource.ts';

export type ItemGuardFacts = {
  readonly isAuthorised: boolean;
  readonly isCaseOpen: boolean;
  readonly filesToCheck: number;
  readonly acceptedFiles: number;
};

const itemGuards = {
  isCaseOpen: ({ isCaseOpen }: ItemGuardFacts) => (isCaseOpen ? null : 'recordStandsStill'),
  isAuthorised: ({ isAuthorised }: ItemGuardFacts) => (isAuthorised ? null : 'authorityNotSigned'),
  isChecked: ({ filesToCheck, acceptedFiles }: ItemGuardFacts) => {
    if (filesToCheck) return 'filesNotChecked';
    return acceptedFiles ? null : 'noFilesAccepted';
  },
} as const;

const received = {
  receivedOn: date('Received', { notFuture: true }),
  ...remark,
} as const;

/** What happens with one request. */
export const mriWorkflow = defineWorkflow({
  on: mri,
  axes: { status: { final: ['retrieved'] } },
  guards: itemGuards,
  moves: {
    request: {
      label: 'Send request',
      can: 'send the request',
      who: office,
      sends: ['MedicalRecordRequest'],
      asks: {
        sentBy: choice('Sent by', sentWays, { default: 'mail' }),
        requestedOn: date('Requested', { notFuture: true }),
        ...remark,
      },
      guard: ['isCaseOpen', 'isAuthorised'],
      status: { from: ['toRequest'], to: 'requested' },
    },
    receive: {
      label: 'Files received',
      can: 'record that files have come',
      who: office,
      asks: received,
      guard: 'isCaseOpen',
      status: { from: ['toRequest', 'requested'], to: 'received' },
    },
    /** Something is missing or cannot be read: the provider is asked once more. */
    askAgain: {
      label: 'Ask again',
      can: 'ask the provider again',
      who: office,
      sends: ['MedicalRecordReminder'],
      asks: { note: longText('What is missing', { required: true, max: 1000 }) },
      guard: ['isCaseOpen', 'isAuthorised'],
      status: { from: ['received', 'noRecords'], to: 'requested' },
    },
    retrieve: {
      label: 'Complete',
      can: 'complete it',
      who: office,
      asks: remark,
      guard: 'isChecked',
      status: { from: ['received'], to: 'retrieved' },
    },
    noRecords: {
      label: 'No records held',
      can: 'record that the provider has none',
      who: office,
      asks: { note: longText('What they said', { required: true, max: 1000 }) },
      status: { from: ['requested'], to: 'noRecords' },
    },
    cancel: {
      label: 'Cancel request',
      can: 'cancel it',
      who: office,
      asks: reason,
      status: { from: ['toRequest', 'requested', 'received'], to: 'cancelled' },
    },
    reopen: {
      label: 'Open again',
      can: 'open it again',
      who: office,
      asks: remark,
      guard: 'isCaseOpen',
      status: { from: ['cancelled'], to: 'toRequest' },
    },
  },
});
