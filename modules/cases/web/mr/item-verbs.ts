import type { AnyAction } from '#kernel/domain';
import {
  approveFee,
  changeRequest,
  logCall,
  mriWorkflow,
  payFee,
  quoteFee,
  remindProvider,
} from '../../domain/index.ts';
import type { ShownFile, ShownItem } from '../../domain/index.ts';

export type ItemVerb = {
  readonly action: AnyAction;
  /** What the screen says afterwards. */
  readonly done: string;
};

const moves = mriWorkflow.actions;

const verbs = {
  request: { action: moves.request, done: 'The request is on its way.' },
  remind: { action: remindProvider, done: 'The reminder is on its way.' },
  call: { action: logCall, done: 'The call is noted.' },
  receive: { action: moves.receive, done: 'The files are noted as received.' },
  askAgain: { action: moves.askAgain, done: 'The provider is asked again.' },
  complete: { action: moves.retrieve, done: 'The records are complete.' },
  noRecords: { action: moves.noRecords, done: 'Noted: no records held.' },
  change: { action: changeRequest, done: 'The request is changed.' },
  quote: { action: quoteFee, done: 'The fee is noted.' },
  approve: { action: approveFee, done: 'The fee is approved.' },
  pay: { action: payFee, done: 'The fee is paid and charged to the customer.' },
  cancel: { action: moves.cancel, done: 'The request is cancelled.' },
  reopen: { action: moves.reopen, done: 'The request is open again.' },
} as const satisfies Readonly<Record<string, ItemVerb>>;

export type VerbName = keyof typeof verbs;

export const verbOf = (name: VerbName): ItemVerb => verbs[name];

const byStatus: Readonly<Record<ShownItem['status'], readonly VerbName[]>> = {
  toRequest: ['request', 'receive', 'change', 'quote', 'cancel'],
  requested: ['remind', 'call', 'receive', 'noRecords', 'change', 'quote', 'cancel'],
  received: ['complete', 'askAgain', 'call', 'quote', 'cancel'],
  retrieved: [],
  noRecords: ['askAgain'],
  cancelled: ['reopen'],
};

/** Requests whose every file was refused: there is nothing to complete. */
export const refusedItems = (files: readonly Pick<ShownFile, 'itemId' | 'status'>[]) =>
  new Set(
    [...Map.groupBy(files, ({ itemId }) => itemId)]
      .filter(([, own]) => own.every(({ status }) => status === 'rejected'))
      .map(([itemId]) => itemId),
  );

/** What can be done with a request, the likely one first. */
export function verbsFor(
  { status, feeStatus }: Pick<ShownItem, 'status' | 'feeStatus'>,
  isRefused = false,
) {
  const fee: readonly VerbName[] =
    feeStatus === 'quoted' ? ['approve'] : feeStatus === 'approved' ? ['pay'] : [];
  const isAgain = isRefused && status === 'received';
  const likely = isAgain
    ? byStatus.received.toSorted((a, b) => Number(b === 'askAgain') - Number(a === 'askAgain'))
    : byStatus[status];
  return [...likely.slice(0, 1), ...fee, ...likely.slice(1)];
}
