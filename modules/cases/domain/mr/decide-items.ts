import { accept, change, create, exact, move, refuse, toCents } from '#kernel/domain';
import type { Creation, Decision, Money, PlainDate, RecordOf } from '#kernel/domain';
import { mri } from './mri.resource.ts';
import type { sentWays } from './mri.resource.ts';
import { mriWorkflow } from './mri.workflow.ts';
import type { ItemGuardFacts } from './mri.workflow.ts';
import { recordContact } from './record-contact.resource.ts';
import type { ContactKind } from './record-contact.resource.ts';
import { doneStatuses, priorityOf } from './record-priority.ts';
import type { ItemStatus } from './record-priority.ts';
import { dueOfRequest } from './request-types.ts';
import type { RequestType } from './request-types.ts';

export type RecordItem = RecordOf<typeof mri>;

export type Moment = {
  readonly today: PlainDate;
  readonly now: string;
  readonly by: string | null;
};

/** A line in the history of a request. */
export const contactWrite = (
  item: Pick<RecordItem, 'id' | 'mrId'>,
  kind: ContactKind,
  moment: Moment,
  more: { readonly said?: string | null | undefined; readonly destination?: string | null } = {},
): Creation =>
  create(recordContact, {
    mrId: item.mrId,
    itemId: item.id,
    kind,
    at: moment.now,
    said: more.said ?? null,
    destination: more.destination ?? null,
    byName: moment.by,
  });

type Timing = {
  readonly requestType: RequestType;
  readonly requestedOn: PlainDate | null;
  readonly promisedOn: PlainDate | null;
};

/** When a request is due, and how urgent that makes it. */
export function timed(status: ItemStatus, item: Timing, today: PlainDate) {
  const { requestType, requestedOn, promisedOn } = item;
  const dueDate = requestedOn ? (promisedOn ?? dueOfRequest(requestType, requestedOn)) : null;
  return { dueDate, priority: priorityOf({ status, dueDate }, today) };
}

export type RequestSending = {
  readonly sentBy: keyof typeof sentWays;
  readonly requestedOn: PlainDate;
  readonly note?: string | null | undefined;
};

export function decideRequest(
  item: RecordItem,
  facts: ItemGuardFacts,
  { sentBy, requestedOn, note }: RequestSending,
  moment: Moment,
): Decision {
  const timing = timed('requested', { ...item, requestedOn, promisedOn: null }, moment.today);
  return accept(
    move(mriWorkflow, item, 'request', {
      note: note ?? null,
      facts,
      values: { sentBy, requestedOn, promisedOn: null, isAnswered: false, ...timing },
    }),
    sentBy === 'mail' && !item.providerEmail && refuse('providerWithoutEmail'),
    contactWrite(item, 'request', moment, {
      said: note ?? null,
      destination: sentBy === 'mail' ? (item.providerEmail ?? null) : null,
    }),
  );
}

type ItemMove = 'receive' | 'askAgain' | 'retrieve' | 'noRecords' | 'cancel' | 'reopen';

const statusAfter: Readonly<Record<ItemMove, ItemStatus>> = {
  receive: 'received',
  askAgain: 'requested',
  retrieve: 'retrieved',
  noRecords: 'noRecords',
  cancel: 'cancelled',
  reopen: 'toRequest',
};

const contactOf: Readonly<Partial<Record<ItemMove, ContactKind>>> = {
  receive: 'files',
  askAgain: 'reminder',
  noRecords: 'answer',
};

/** What the record says from then on, by the move that was made. */
function valuesOf(name: ItemMove, item: RecordItem, moment: Moment, receivedOn: PlainDate | null) {
  const { today } = moment;
  const status = statusAfter[name];
  if (name === 'reopen')
    return { requestedOn: null, promisedOn: null, dueDate: null, priority: 'low' as const };
  const asked = name === 'askAgain' ? { ...item, requestedOn: today, promisedOn: null } : item;
  return {
    ...timed(status, asked, today),
    ...(name === 'receive' && { receivedOn: receivedOn ?? today, isAnswered: true }),
    ...(name === 'askAgain' && {
      requestedOn: today,
      promisedOn: null,
      lastChasedOn: today,
      isAnswered: false,
    }),
    ...(name === 'retrieve' && { retrievedOn: today }),
  };
}

export function decideItemMove(
  item: RecordItem,
  name: ItemMove,
  facts: ItemGuardFacts,
  input: { readonly note?: string | null | undefined; readonly receivedOn?: PlainDate | null },
  moment: Moment,
): Decision {
  const { note = null, receivedOn = null } = input;
  const kind = contactOf[name];
  return accept(
    move(mriWorkflow, item, name, {
      note,
      facts,
      values: valuesOf(name, item, moment, receivedOn),
    }),
    kind && contactWrite(item, kind, moment, { said: note }),
  );
}

export function decideReminder(item: RecordItem, note: string | null, moment: Moment): Decision {
  return accept(
    item.status !== 'requested' && refuse('requestNotWaiting'),
    !item.providerEmail && refuse('providerWithoutEmail'),
    change(mri, item.id, {
      chaseCount: (item.chaseCount ?? 0) + 1,
      lastChasedOn: moment.today,
      isAnswered: false,
    }),
    contactWrite(item, 'reminder', moment, { said: note, destination: item.providerEmail ?? null }),
  );
}

export type CallInput = {
  readonly outcome: 'noAnswer' | 'promised' | 'spoke';
  readonly promisedOn?: PlainDate | null;
  readonly note?: string | null;
};

const callWords = { noAnswer: 'No answer.', promised: '', spoke: '' } as const;

export function decideCall(item: RecordItem, input: CallInput, moment: Moment): Decision {
  const { outcome, promisedOn = null, note = null } = input;
  const isPromise = outcome === 'promised';
  const { today } = moment;
  const said = [callWords[outcome], promisedOn && `Promised for ${promisedOn}.`, note];
  return accept(
    doneStatuses.includes(item.status) && refuse('requestNotWaiting'),
    isPromise && !promisedOn && refuse('promiseWithoutDay'),
    isPromise && promisedOn !== null && promisedOn < today && refuse('promiseInPast'),
    change(mri, item.id, {
      lastChasedOn: today,
      chaseCount: (item.chaseCount ?? 0) + (outcome === 'noAnswer' ? 1 : 0),
      isAnswered: outcome !== 'noAnswer',
      ...(isPromise &&
        item.requestedOn && {
          promisedOn,
          ...timed(item.status, { ...item, promisedOn }, today),
        }),
    }),
    contactWrite(item, 'call', moment, { said: said.filter(Boolean).join(' ') || null }),
  );
}

/** The provider of a request may be corrected until its files are there. */
export function decideChange(
  item: RecordItem,
  values: Pick<
    RecordItem,
    | 'treatmentProviderId'
    | 'providerName'
    | 'providerEmail'
    | 'providerPhone'
    | 'providerAddress'
    | 'requestType'
    | 'note'
  >,
  moment: Moment,
): Decision {
  const isOpen = item.status === 'toRequest' || item.status === 'requested';
  return accept(
    !isOpen && refuse('requestNotWaiting'),
    change(mri, item.id, {
      ...values,
      ...timed(item.status, { ...item, ...values }, moment.today),
    }),
  );
}

type Fee = { readonly quotedFee: Money | null; readonly foiFee: Money | null };

export const decideFeeQuote = (item: RecordItem, { quotedFee, foiFee }: Fee): Decision =>
  accept(
    item.feeStatus === 'paid' && refuse('feePaidAlready'),
    change(mri, item.id, {
      quotedFee,
      foiFee,
      feeStatus: quotedFee || foiFee ? 'quoted' : 'none',
      feeApprovedBy: null,
    }),
  );

export const decideFeeApproval = (item: RecordItem, by: string): Decision =>
  accept(
    item.feeStatus !== 'quoted' && refuse('noFeeToApprove'),
    change(mri, item.id, { feeStatus: 'approved', feeApprovedBy: by }),
  );

/** What the provider and the authority behind it ask together. */
export const feeOf = ({ quotedFee, foiFee }: Pick<RecordItem, 'quotedFee' | 'foiFee'>): Money =>
  toCents(exact(quotedFee ?? '0').plus(foiFee ?? '0'));
