import { randomUUID } from 'node:crypto';
import type { TestServer } from '#kernel/testing';
import { aClinic } from './a-clinic.ts';
import type { Clinic } from './a-clinic.ts';

export type FoundItem = {
  id: string;
  specialist: Record<string, unknown>;
  centre: { distanceKm: number | null } | null;
  reservedForCompanies: { id: string }[];
  slots: {
    id: string;
    state: string;
    appointmentId: string | null;
    reasons: { reason: string; text: string }[];
  }[];
};

export type SearchAnswer = {
  status: number;
  body: { items: FoundItem[]; totalCount: number; isCapped: boolean };
};

type Values = Readonly<Record<string, string | number | boolean>>;

export type Practice = Clinic & {
  /** One more of them, beside those of the clinic. */
  specialist(name: string, changes?: Readonly<Record<string, unknown>>): Promise<string>;
  centre(name: string, changes?: Readonly<Record<string, unknown>>): Promise<string>;
  company(name: string): Promise<string>;
  value(type: string, label: string): Promise<string>;
  link(table: string, ownerId: string, targetId: string): Promise<void>;
  run(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** All of January 2030, where the sessions of a clinic are. */
  search(values?: Values, as?: Pick<Clinic, 'api'>): Promise<SearchAnswer>;
};

const insert = (table: string, row: Readonly<Record<string, unknown>>) => {
  const keys = Object.keys(row);
  const places = keys.map((_, at) => `$${at + 1}`).join(', ');
  return {
    text: `insert into ${table} (${keys.join(', ')}) values (${places})`,
    values: Object.values(row),
  };
};

/** A clinic with more than one of each, and what a search needs to tell them apart. */
export async function aPractice(server: TestServer, roles = ['STAFF']): Promise<Practice> {
  const clinic = await aClinic(server, roles);
  const { tenantId } = clinic;
  const run: Practice['run'] = async (text, values = []) => {
    const [answer] = await server.services.hostDb.batch({ tenantId }, [{ text, values }]);
    return answer?.rows ?? [];
  };
  const add = async (table: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
    const id = randomUUID();
    const { text, values } = insert(table, { tenant_id: tenantId, id, ...row });
    await run(text, values);
    return id;
  };
  return {
    ...clinic,
    run,
    specialist: (name, changes = {}) =>
      add('specialists', {
        first_name: name.split(' ')[0],
        last_name: name.split(' ').at(-1),
        recruitment_status: 'ONBOARDED',
        onboarded_date: '2020-01-01',
        ...changes,
      }),
    centre: (name, changes = {}) =>
      add('centres', { name, ownership_type: 'mlpOwned', ...changes }),
    company: (name) => add('companies', { name, business_type: 'insurer' }),
    value: (type, label) => add('lookup_config', { type, label }),
    async link(table, ownerId, targetId) {
      await run(`insert into ${table} (tenant_id, owner_id, target_id) values ($1, $2, $3)`, [
        tenantId,
        ownerId,
        targetId,
      ]);
    },
    search: async (values = {}, as = clinic) => {
      const query = new URLSearchParams({
        dateFrom: '2030-01-01',
        dateTo: '2030-01-31',
        ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
      });
      const path = `/app/appointment-sessions/searchAppointment?${query.toString()}`;
      return (await as.api.get(path)) as unknown as SearchAnswer;
    },
  };
}
