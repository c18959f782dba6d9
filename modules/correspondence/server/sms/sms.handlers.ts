import { moduleNameOf } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  listStoppedNumbers,
  mobileNumber,
  resendSms,
  sendSmsMessage,
  smsMessage,
} from '../../domain/index.ts';
import { accept } from '#kernel/domain';
import { readRecord } from '../send/read-record.ts';
import { queueSms } from './queue-sms.ts';

async function refuseStopped(tx: Tx, number: string): Promise<void> {
  const stopped = await tx.query('select 1 from sms_stops where tenant_id = $1 and number = $2', [
    tx.context.tenantId,
    number,
  ]);
  if (stopped.length) throw new Refused('smsStopped');
}

export const smsHandlers: readonly Handler[] = [
  handle(sendSmsMessage, async ({ tx, services, actor, input, commit }) => {
    const about = await readRecord(tx, actor, input);
    const to = mobileNumber(input.to);
    if (!to) throw new Refused('notMobile');
    await refuseStopped(tx, to);
    const id = await queueSms(tx, services, {
      to,
      text: input.text,
      fromModule: moduleNameOf(about.resource),
      objectId: about.id,
      objectName: about.name,
    });
    return commit(accept(), { of: [smsMessage, id] });
  }),

  handle(resendSms, async ({ tx, services, record, commit }) => {
    const { number, body, direction, status } = record;
    if (status === 'queued') throw new Refused('smsStillQueued');
    if (!body || direction !== 'out') throw new Refused('smsWordsNotKept');
    await refuseStopped(tx, number);
    const id = await queueSms(tx, services, {
      to: number,
      text: body,
      fromModule: record.fromModule ?? null,
      objectId: record.objectId ?? null,
      objectName: record.objectName ?? null,
      resendOfId: record.id,
    });
    return commit(accept(), { of: [smsMessage, id] });
  }),

  handle(listStoppedNumbers, async ({ tx, actor }) => {
    const items = await tx.query<{ number: string; since: string }>(
      `select number, to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
       from sms_stops where tenant_id = $1 order by sms_stops.since desc limit 1000`,
      [actor.tenantId],
    );
    return { items };
  }),
];
