import { approvalPoint, requestApproval } from '#correspondence/server';
import { Refused, beginErasing, handle, newId, startTask } from '#kernel/server';
import { decideErasure, erasePerson, erasePersonTask } from '../../domain/index.ts';
import { planUnlessKept } from './erasure-facts.ts';

type Order = { readonly clientId: string; readonly askedById: string };

const erasedText = `select 1 from erasures where client_id = $1::uuid and status = 'done'`;
/** One that a hold has stopped goes on, under its number. */
const begunText = `select id::text as id from erasures where client_id = $1::uuid and status = 'running'`;

export const erasePersonHandler = handle(erasePerson, async (call) => {
  const { actor, record, input } = call;
  if ((await call.tx.query(erasedText, [record.id])).length) throw new Refused('alreadyErased');
  const { stays } = await planUnlessKept(call, record.id);
  const order: Order = { clientId: record.id, askedById: actor.userId };
  const approvalId = await requestApproval(call, {
    kind: 'erasePerson',
    // Names nobody: it outlives the person.
    subject: 'Erase a client',
    outcome: `Names, addresses, texts, files, mails and the values in the history are destroyed and cannot be brought back. ${stays.length ? 'Numbers and amounts of money stay.' : 'Nothing else stays.'}`,
    recordId: record.id,
    reason: input.reason,
    payload: order,
    ability: erasePerson.ability,
  });
  return { approvalId };
});

/** Looked at again, also at what the asker may not see: what came since then may be in the way. */
export const erasureApproved = approvalPoint.contribute({
  kind: 'erasePerson',
  ability: erasePerson.ability,
  async perform(call, payload) {
    const { tx, services, actor, write } = call;
    const { clientId, askedById } = payload as Order;
    await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `erasure ${clientId}`,
    ]);
    if ((await tx.query(erasedText, [clientId])).length) throw new Refused('alreadyErased');
    const [begun] = await tx.query<{ id: string }>(begunText, [clientId]);
    const id = begun?.id ?? newId();
    const now = services.now().toISOString();
    if (!begun)
      await write(decideErasure({ id, clientId, askedById, approvedById: actor.userId, now }));
    await beginErasing(tx, id);
    await planUnlessKept(call, clientId);
    await startTask(
      tx,
      { services, actor },
      {
        task: erasePersonTask,
        resource: 'client',
        title: 'Erasure of a person',
        input: { erasureId: id },
      },
    );
  },
});
