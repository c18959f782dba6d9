import type { TestServer } from '#kernel/testing';
import type { Practice } from './a-practice.ts';
import { aReachablePractice } from './told-practice.ts';

type Answer = Awaited<ReturnType<Practice['api']['post']>>;

export type OwnCall = {
  id: string;
  status: string;
  slots: { id: string; state: string; heldUntil: string | null; appointmentId: string | null }[];
};

export type Caller = Practice & {
  start(values?: Record<string, unknown>): Promise<string>;
  keep(callId: string, slotId: string | undefined): Promise<Answer>;
  offer(callId: string, values?: Record<string, unknown>): Promise<Answer>;
  calls(): Promise<OwnCall[]>;
  /** The three slots of a session of its own. */
  threeSlots(): Promise<string[]>;
};

/** An officer on the telephone; the claimant, their company and case manager are known. */
export async function aCaller(server: TestServer): Promise<Caller> {
  const practice = await aReachablePractice(server);
  const { api, tenantId, userId } = practice;
  await practice.run(
    `insert into users (tenant_id, id, user_name, email, first_name, last_name)
      values ($1, $2, $3, $3, 'Olive', 'Officer')`,
    [tenantId, userId, `${userId}@desk.example`],
  );
  return {
    ...practice,
    async start(values = { clientId: practice.clientId }) {
      const { status, body } = await api.post('/app/calls', values);
      if (status !== 201) throw new Error(`No call: ${status} ${JSON.stringify(body)}`);
      return String(body.id);
    },
    keep: (callId, slotId) => api.post(`/app/calls/${callId}/keep`, { slotId }),
    offer: (callId, values = {}) => api.post(`/app/calls/${callId}/offer`, values),
    calls: async () => (await api.get('/app/calls/own')).body.items as unknown as OwnCall[],
    async threeSlots() {
      const { id } = await practice.session();
      return (await practice.slots(id)).map((slot) => slot.id);
    },
  };
}
