import type { FastifyInstance, FastifyRequest } from 'fastify';
import { check, choice, inputSchema, longText, text } from '#kernel/domain';
import type { InputValues } from '#kernel/domain';
import { acrossTenants, described, invalid, isUuid, newId, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { mobileNumber, smsCommand } from '../../domain/index.ts';
import { checkSharedSecret } from '../shared-secret.ts';

const receiptFields = {
  reference: text('Reference', { required: true, max: 100 }),
  status: choice('Status', { delivered: 'Delivered', failed: 'Failed' }, { required: true }),
  error: text('Error', { max: 1000 }),
} as const;

const incomingFields = {
  from: text('From', { required: true, max: 30 }),
  body: longText('Text', { required: true, max: 4000 }),
} as const;

const anonymous = { config: { policy: { anonymous: true } } } as const;

/** A late "delivered" wins over "failed"; neither touches what never left. */
async function noteReceipt(
  { hostDb, db }: Services,
  { reference, status, error }: InputValues<typeof receiptFields>,
): Promise<void> {
  if (!isUuid(reference)) return;
  const [found] = await hostDb.batch(acrossTenants, [
    { text: 'select tenant_id as id from sms_log where id = $1', values: [reference] },
  ]);
  const tenantId = (found?.rows[0] as { id: string } | undefined)?.id;
  if (!tenantId) return;
  await db.transaction(systemContext(tenantId), (tx) =>
    tx.query(
      `update sms_log set status = $3, last_modification_time = now(),
         delivered_time = case when $3 = 'delivered' then now() end,
         error_message = case when $3 = 'failed' then $4 end
       where tenant_id = $1 and id = $2 and status in ('sent', 'failed')`,
      [tenantId, reference, status, error ?? 'The gateway could not deliver it.'],
    ),
  );
}

/** One number of the gateway serves all tenants; who wrote to the person last comes first. */
const writersText = `select * from (
    select distinct on (tenant_id) tenant_id as "tenantId", from_module as "fromModule",
      object_id as "objectId", object_name as "objectName", creation_time
    from sms_log where number = $1 and direction = 'out' and not is_deleted
    order by tenant_id, creation_time desc
  ) writers order by creation_time desc`;

type Writer = {
  tenantId: string;
  fromModule: string | null;
  objectId: string | null;
  objectName: string | null;
};

const stopTexts = {
  stop: 'insert into sms_stops (tenant_id, number) values ($1, $2) on conflict do nothing',
  start: 'delete from sms_stops where tenant_id = $1 and number = $2',
} as const;

/** STOP means everybody. Other words answer whoever wrote last, and are shown to no other tenant. */
async function receive(
  { hostDb, db }: Services,
  { from, body }: InputValues<typeof incomingFields>,
): Promise<void> {
  const number = mobileNumber(from);
  if (!number) return;
  const [found] = await hostDb.batch(acrossTenants, [{ text: writersText, values: [number] }]);
  const command = smsCommand(body);
  const writers = (found?.rows ?? []) as Writer[];
  for (const writer of command ? writers : writers.slice(0, 1)) {
    const { tenantId, fromModule, objectId, objectName } = writer;
    await db.transaction(systemContext(tenantId), async (tx) => {
      await tx.query(
        `insert into sms_log (tenant_id, id, number, direction, body, status, from_module, object_id,
           object_name) values ($1, $2, $3, 'in', $4, 'received', $5, $6, $7)`,
        [tenantId, newId(), number, body, fromModule, objectId, objectName],
      );
      if (command) await tx.query(stopTexts[command], [tenantId, number]);
    });
  }
}

export function smsWebhookRoutes(app: FastifyInstance, services: Services): void {
  const read = <F extends typeof receiptFields | typeof incomingFields>(
    request: FastifyRequest,
    fields: F,
  ) => {
    checkSharedSecret(request, services.config.smsWebhookSecret);
    const checked = check(inputSchema(fields), request.body);
    if (!checked.ok) throw invalid(checked.errors);
    return checked.value as InputValues<F>;
  };
  app.post(
    '/app/sms-gateway/receipts',
    described(anonymous, { body: receiptFields, answer: 'nothing', status: 204 }),
    async (request, reply) => {
      await noteReceipt(services, read(request, receiptFields));
      return reply.status(204).send();
    },
  );
  app.post(
    '/app/sms-gateway/incoming',
    described(anonymous, { body: incomingFields, answer: 'nothing', status: 204 }),
    async (request, reply) => {
      await receive(services, read(request, incomingFields));
      return reply.status(204).send();
    },
  );
}
