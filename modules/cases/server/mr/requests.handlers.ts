import { accept, create, permits } from '#kernel/domain';
import type { Actor, Decision } from '#kernel/domain';
import { treatmentProvider } from '#parties/domain';
import { Refused, handle, readRecord } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  addRequests,
  changeRequest,
  decideChange,
  decideRequest,
  moveCase,
  mri,
  mriWorkflow,
  mrType,
  readRequests,
  sendAllRequests,
} from '../../domain/index.ts';
import type { CaseRecord, RecordItem, RequestSending } from '../../domain/index.ts';
import { caseRecord, moveFacts } from '../engine/index.ts';
import { momentOf } from './moment-of.ts';
import { providerText } from './provider-text.ts';
import { queueProviderMail } from './record-mail.ts';
import { itemFacts, itemsOf, readShownRecord, storedRecord } from './record-rows.ts';

type Call = {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly services: Services;
  write(decision: Decision): Promise<void>;
};

type Asked = Partial<
  Pick<
    RecordItem,
    | 'treatmentProviderId'
    | 'providerName'
    | 'providerEmail'
    | 'providerPhone'
    | 'providerAddress'
    | 'note'
  >
> &
  Pick<RecordItem, 'requestType'>;

/** What was typed goes before what the list of providers says. */
async function completed({ tx, actor }: Pick<Call, 'tx' | 'actor'>, given: Asked) {
  const id = given.treatmentProviderId ?? null;
  const known = id
    ? providerText(JSON.parse(await readRecord(tx, actor, treatmentProvider, id)))
    : null;
  const providerName = given.providerName?.trim() || known?.providerName;
  if (!providerName) throw new Refused('providerMissing');
  return {
    treatmentProviderId: id,
    providerName,
    providerEmail: given.providerEmail ?? known?.providerEmail ?? null,
    providerPhone: given.providerPhone ?? known?.providerPhone ?? null,
    providerAddress: given.providerAddress ?? known?.providerAddress ?? null,
    requestType: given.requestType,
    note: given.note ?? null,
  };
}

const addHandler = handle(addRequests, async (call) => {
  const { record, input, tx } = call;
  if (record.isClosed || record.isOnHold) throw new Refused('recordStandsStill');
  if (!input.items.length) throw new Refused('providersMissing');
  const rows = [];
  for (const given of input.items) rows.push(await completed(call, given as Asked));
  await call.write(
    accept(...rows.map((row) => create(mri, { mrId: record.id, ...row, priority: 'low' }))),
  );
  return readShownRecord(tx, record.id);
});

/** The first request takes the case along. */
async function moveAlong(call: Call, mrId: string): Promise<void> {
  const record = await storedRecord(call.tx, mrId);
  if (!permits(mrType.workflow, record, 'sendRequests')) return;
  const facts = await moveFacts(call.tx, call.services, mrType, record);
  await call.write(accept(...moveCase(mrType, record, 'sendRequests', facts)));
}

async function send(call: Call, item: RecordItem, sending: RequestSending): Promise<Decision> {
  const { tx, services, actor } = call;
  const facts = await itemFacts(tx, item);
  const moment = await momentOf(tx, services, actor);
  const decision = decideRequest(item, facts, sending, moment);
  if (decision.kind === 'accepted' && sending.sentBy === 'mail')
    await queueProviderMail(tx, services, facts.record, {
      itemId: item.id,
      template: 'MedicalRecordRequest',
      note: item.note ?? null,
      to: item.providerEmail ?? '',
    });
  return decision;
}

const requestHandler = handle(mriWorkflow.actions.request, async (call) => {
  const { record, input, tx, services, actor } = call;
  const { today } = await momentOf(tx, services, actor);
  const { sentBy, requestedOn, note } = input;
  const wish = { sentBy: sentBy ?? 'mail', requestedOn: requestedOn ?? today, note: note ?? null };
  await call.write(await send(call, record, wish));
  await moveAlong(call, record.mrId);
  return call.commit(accept());
});

/** Whoever has no address is left for a letter; without any address nothing is sent. */
const sendAllHandler = handle(sendAllRequests, async (call) => {
  const { tx, services, actor, input } = call;
  const record: CaseRecord = caseRecord(call.record);
  const { today } = await momentOf(tx, services, actor);
  const items = (await itemsOf(tx, record.id)) as readonly object[] as readonly RecordItem[];
  const waiting = items.filter(({ status }) => status === 'toRequest');
  const reachable = waiting.filter(({ providerEmail }) => providerEmail);
  if (!waiting.length) throw new Refused('nothingToRequest');
  if (!reachable.length) throw new Refused('providerWithoutEmail');
  for (const item of reachable) {
    const wish = { sentBy: 'mail', requestedOn: today, note: input.note ?? null } as const;
    await call.write(await send(call, item, wish));
  }
  await moveAlong(call, record.id);
  return readShownRecord(tx, record.id);
});

const changeHandler = handle(changeRequest, async (call) => {
  const { record, input, tx, services, actor, commit } = call;
  const values = await completed(call, input as Asked);
  return commit(decideChange(record, values, await momentOf(tx, services, actor)));
});

export const requestHandlers: readonly Handler[] = [
  handle(readRequests, ({ tx, record }) => readShownRecord(tx, record.id)),
  addHandler,
  requestHandler,
  sendAllHandler,
  changeHandler,
];
