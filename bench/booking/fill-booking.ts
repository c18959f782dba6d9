import { Client } from 'pg';
import { tenantId } from '../data/population.ts';

export const specialistCount = 200;
export const slotsPerSession = 8;
const specialtyCount = 20;
const centreCount = 25;

/** Ids follow from numbers, so that the questions need not ask for them. */
const idOf = (kind: number, number: number): string =>
  `01980001-000${kind}-7000-8001-${number.toString(16).padStart(12, '0')}`;
const idSql = (kind: number, number: string): string =>
  `format('01980001-000${kind}-7000-8001-%s', lpad(to_hex(${number}), 12, '0'))::uuid`;

export const specialtyId = (number: number): string => idOf(1, 1 + (number % specialtyCount));
export const specialistId = (number: number): string => idOf(2, 1 + (number % specialistCount));
export const sessionId = (number: number): string => idOf(4, number);
export const clientId = idOf(5, 1);

/** Postcodes of the five largest cities: a radius finds a fifth of the centres. */
export const cities = ['2000', '3000', '4000', '5000', '6000'] as const;
const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA'] as const;
const arrayOf = (values: readonly string[]) => `array['${values.join("','")}']`;

const tenant = `'${tenantId(1)}'::uuid`;

const people = [
  `insert into lookup_config (tenant_id, id, type, label)
    select ${tenant}, ${idSql(1, 'i')}, 'specialty', 'Specialty ' || i from generate_series(1, ${specialtyCount}) i`,
  `insert into specialists (tenant_id, id, first_name, last_name, full_name, recruitment_status, onboarded_date)
    select ${tenant}, ${idSql(2, 'i')}, 'Doctor', 'Number ' || i, 'Doctor Number ' || i, 'ONBOARDED', '2020-01-01'
    from generate_series(1, ${specialistCount}) i`,
  `insert into specialists__specialties (tenant_id, owner_id, target_id)
    select ${tenant}, ${idSql(2, 'i')}, ${idSql(1, `1 + i % ${specialtyCount}`)} from generate_series(1, ${specialistCount}) i`,
  `insert into centres (tenant_id, id, name, ownership_type, postcode, state, time_zone)
    select ${tenant}, ${idSql(3, 'i')}, 'Centre ' || i, 'mlpOwned', (${arrayOf(cities)})[1 + i % 5],
      (${arrayOf(states)})[1 + i % 5], 'Australia/Sydney'
    from generate_series(1, ${centreCount}) i`,
  `insert into clients (tenant_id, id, first_name, last_name, full_name)
    values (${tenant}, '${clientId}', 'Bench', 'Client', 'Bench Client')`,
];

/** Each specialist works six days from tomorrow and rests one, a day at one centre and the next at another. */
const sessions = (
  each: number,
) => `insert into appointment_sessions (tenant_id, id, name, specialist_id, centre_id, time_zone,
    date_from, date_to, slot_minutes, consultation_type, session_status, session_status_code, total_slots, free_slots)
  select ${tenant}, ${idSql(4, `(p - 1) * ${each} + n`)}, 'Session', ${idSql(2, 'p')},
    ${idSql(3, `1 + (p + n) % ${centreCount}`)}, 'Australia/Sydney', day.at, day.at + interval '8 hours', 60, 'inPerson',
    'available', 2, ${slotsPerSession}, ${slotsPerSession}
  from generate_series(1, ${specialistCount}) p, generate_series(1, ${each}) n
  cross join lateral (
    select date_trunc('day', now()) + make_interval(days => n + (n - 1) / 6, hours => 22) as at
  ) day`;

const slots = `insert into appointment_slots (tenant_id, session_id, starts_at, ends_at)
  select s.tenant_id, s.id, s.date_from + make_interval(hours => h), s.date_from + make_interval(hours => h + 1)
  from appointment_sessions s, generate_series(0, ${slotsPerSession - 1}) h where s.tenant_id = ${tenant}`;

/** Set-based, with the triggers off: what they would write is written here. */
export async function fillBooking(superUrl: string, slotCount: number): Promise<number> {
  const each = Math.ceil(slotCount / slotsPerSession / specialistCount);
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const text of [...people, sessions(each), slots]) await client.query(text);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from appointment_slots',
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

export const firstSlotOf = async (superUrl: string, session: string): Promise<string> => {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      'select id from appointment_slots where session_id = $1 order by starts_at limit 1',
      [session],
    );
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
};
