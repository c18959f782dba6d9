import {
  choice,
  defineAction,
  defineTask,
  json,
  longText,
  lookup,
  optional,
  refuse,
  text,
} from '#kernel/domain';
import type { InputOf, Refused } from '#kernel/domain';
import { office } from '#platform/domain';
import { mtMoves } from './mt-moves.ts';
import { mt } from './mt.resource.ts';

export const bulkVerbs = {
  move: 'Move',
  assign: 'Assign',
  mail: 'Send a mail',
} as const;

/** Moves that ask nothing of each claimant but a note. */
export const bulkMoves = {
  startIntake: mtMoves.startIntake.label,
  startReview: mtMoves.startReview.label,
  requestRecords: mtMoves.requestRecords.label,
  receiveReport: mtMoves.receiveReport.label,
  qualify: mtMoves.qualify.label,
  disqualify: mtMoves.disqualify.label,
  close: mtMoves.close.label,
  putOnHold: 'Put on hold',
  takeOffHold: 'Take off hold',
} as const;

/** Over the claimants that are named, or over all that a filter finds; each row is answered. */
export const changeClaimants = defineAction({
  name: 'changeClaimants',
  on: mt,
  label: 'Change several',
  route: 'POST /app/mass-torts/bulk',
  roles: office,
  input: {
    ids: json('Claimants'),
    campaignId: lookup('Campaign', 'massTortCampaign'),
    caseStatus: text('Status', { max: 40 }),
    filterText: text('Search', { max: 200 }),
    verb: choice('What to do', bulkVerbs, { required: true }),
    move: choice('Move', bulkMoves),
    note: longText('Note', { max: 1000 }),
    userId: lookup('Person in charge', 'user'),
    subject: text('Subject', { max: 200 }),
    message: longText('Message', { max: 4000 }),
  },
  answer: {
    taskId: 'id',
    total: 'number',
    /** Where it was done at once. */
    changed: optional('number'),
  },
});

export type BulkWish = Omit<
  InputOf<typeof changeClaimants>,
  'campaignId' | 'caseStatus' | 'filterText'
>;

const {
  campaignId: _campaignId,
  caseStatus: _caseStatus,
  filterText: _filterText,
  ...ofTask
} = changeClaimants.input;

export const changeClaimantsTask = defineTask({
  name: changeClaimants.name,
  label: 'Change of claimants',
  on: changeClaimants.on,
  verb: changeClaimants.name,
  rows: ['claimant', 'claimants'],
  opensList: true,
  input: ofTask,
});

/** More than these are changed by a worker. */
export const claimantsInRequest = 20;
export const mostClaimants = 5000;

/** What is missing before anything is begun. */
export function refuseBulk(wish: BulkWish): Refused | null {
  const { verb, move, note, userId, subject, message } = wish;
  if (verb === 'move' && !move) return refuse('bulkMoveMissing');
  const needsReason = move === 'disqualify' || move === 'close' || move === 'putOnHold';
  if (verb === 'move' && needsReason && !note) return refuse('bulkReasonMissing');
  if (verb === 'assign' && !userId) return refuse('bulkPersonMissing');
  if (verb === 'mail' && !(subject && message)) return refuse('bulkMailMissing');
  return null;
}
