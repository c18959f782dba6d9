import type { TestServer } from '#kernel/testing';
import { aPractice } from './a-practice.ts';
import type { Practice } from './a-practice.ts';

export type BookedSession = {
  readonly practice: Practice;
  /** A second place, with clocks of its own. */
  readonly perth: string;
  readonly session: { id: string } & Record<string, unknown>;
  /** Confirmed appointments, in the order of their slots. */
  readonly ids: readonly string[];
};

const userText = `insert into users (tenant_id, id, user_name, email, first_name, last_name)
  values ($1, $2, $3, $3, 'Sam', 'Reed')`;

/** A session whose claimant and specialist can be written to, with confirmed appointments in it. */
export async function aBookedSession(server: TestServer, count = 2): Promise<BookedSession> {
  const practice = await aPractice(server);
  const { run, api, clientId, specialistId, tenantId, userId } = practice;
  await run(userText, [tenantId, userId, `${userId}@office.test`]);
  await run(`update clients set email = 'noor@claimant.test' where id = $1`, [clientId]);
  await run(`update specialists set business_email = 'rooms@menon.test' where id = $1`, [
    specialistId,
  ]);
  const perth = await practice.centre('Perth Terrace', { time_zone: 'Australia/Perth' });
  const session = await practice.session();
  const slots = await practice.slots(session.id);
  const ids: string[] = [];
  for (const slot of slots.slice(0, count)) {
    const { body } = await practice.book(slot.id, { tell: [] });
    await api.put(`/app/appointments/${String(body.id)}/confirm`, { tell: [] });
    ids.push(String(body.id));
  }
  return { practice, perth, session, ids };
}

type RaisedAction = { title: string; note: string; objectId: string; status: string };

export const raisedActions = async ({ run, tenantId }: Practice): Promise<RaisedAction[]> =>
  (await run(
    `select title, note, object_id as "objectId", status from action_required_search
      where tenant_id = $1 order by object_id`,
    [tenantId],
  )) as RaisedAction[];

export const appointmentNow = async (
  { api }: Practice,
  id: string | undefined,
): Promise<Record<string, unknown>> => (await api.get(`/app/appointments/${String(id)}`)).body;
