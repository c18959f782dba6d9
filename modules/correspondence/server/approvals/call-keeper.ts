import { rolesOfUsers } from '#identity/server';
import type { Actor } from '#kernel/domain';
import { findResource } from '#kernel/domain';
import { Refused, callKeeperPoint, commitDecision, contextOf, readRecord } from '#kernel/server';
import type { KeptCall, Tx } from '#kernel/server';
import { anyOf, approvalRequest, askThem, secondPersonName } from '../../domain/index.ts';
import type { SecondPersonNeeded } from '../../domain/index.ts';
import { requestApproval } from './request-approval.ts';

type Body = Readonly<Record<string, unknown>>;

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

/** Approved it is done to the version that was asked about, whether or not the caller named one. */
async function withVersion(tx: Tx, actor: Actor, call: KeptCall): Promise<KeptCall> {
  const { id } = call.params;
  const resource = findResource(call.resource);
  const body = isBody(call.body) ? call.body : {};
  if (id === undefined || !resource || body['concurrencyStamp']) return { ...call, body };
  const record = JSON.parse(await readRecord(tx, actor, resource, id)) as Body;
  return { ...call, body: { ...body, concurrencyStamp: record['concurrencyStamp'] } };
}

/** A call that somebody sent again with `secondPerson=ask`: it waits instead. */
export const callKeeper = callKeeperPoint.contribute({
  async keep({ actor, services, requestId }, call, { choice }) {
    if (choice?.name !== secondPersonName || call.choices[secondPersonName] !== askThem) return;
    const needed = choice.about as SecondPersonNeeded;
    const { kind, subject, differences, recordId, amount = null } = needed;
    const requested = await services.db.transaction(contextOf(actor, requestId), async (tx) => {
      const kept = { call: await withVersion(tx, actor, call) };
      if (JSON.stringify(kept).length > 8000) throw new Refused('approvalTooLong');
      const reason = isBody(call.body) ? call.body['reason'] : null;
      const { id, from } = await requestApproval(
        {
          tx,
          services,
          actor,
          write: (decision) => commitDecision({ tx, actor, services }, decision),
        },
        {
          kind,
          subject,
          outcome: differences.join('\n').slice(0, 2000),
          recordId,
          amount,
          reason: typeof reason === 'string' ? reason.slice(0, 1000) : null,
          payload: kept,
          ability: call.ability,
        },
      );
      return {
        id,
        who: anyOf([...(await rolesOfUsers(tx, from)).values()].map(({ name }) => name)),
      };
    });
    throw new Refused('waitsForSecondPerson', {
      values: { what: subject, who: requested.who },
      kept: { opens: `/view/${approvalRequest.segment}/detail/${requested.id}` },
    });
  },
});
