import {
  companiesPerTenant,
  companyId,
  firstNames,
  managerId,
  managersPerTenant,
  recordId,
  sizeOf,
  statusKeys,
  surnameParts,
  tenantCount,
} from '../data/population.ts';
import type { Population } from '../data/population.ts';
import type { Connection, Reply } from './connection.ts';
import type { Dice } from './dice.ts';
import { request } from './request.ts';

/** One request of a kind; answers how long it took in milliseconds. */
export type Task = (connection: Connection) => Promise<number>;

export async function timed(
  connection: Connection,
  text: string,
  wanted: number,
  look?: (reply: Reply) => void,
): Promise<number> {
  const begin = performance.now();
  const reply = await connection.send(text);
  const took = performance.now() - begin;
  if (reply.status !== wanted) throw new Error(`${reply.status} to ${text}: ${reply.body}`);
  look?.(reply);
  return took;
}

/** People work where the records are: the largest tenant sends its share of the calls. */
export const anyTenant = (die: Dice): number =>
  die.chance(0.2) ? 1 : 1 + die.upTo(tenantCount - 1);

/** Filter by status, often by company too; sorted by name either way; the first pages. */
export function listQuery(die: Dice, tenant: number): string {
  const company = die.chance(0.3)
    ? `&companyId=${companyId(tenant, die.upTo(companiesPerTenant))}`
    : '';
  const way = die.chance(0.3) ? '%20desc' : '';
  const skip = die.chance(0.6) ? 0 : 20 * die.upTo(4);
  return `?status=${die.of(statusKeys)}${company}&sorting=name${way}&skipCount=${skip}&maxResultCount=20`;
}

type ListOptions = { readonly onlyLargest?: boolean; readonly countAlways?: boolean };

export const listTask =
  (die: Dice, { onlyLargest, countAlways }: ListOptions = {}): Task =>
  (connection) => {
    const tenant = onlyLargest ? 1 : anyTenant(die);
    const headers = countAlways ? 'x-count-always: 1\r\n' : '';
    return timed(connection, request(tenant, listQuery(die, tenant), { headers }), 200);
  };

export const getTask =
  (die: Dice, population: Population): Task =>
  (connection) => {
    const tenant = anyTenant(die);
    const id = recordId(tenant, die.upTo(sizeOf(population, tenant)));
    return timed(connection, request(tenant, `/${id}`), 200);
  };

export const nameOf = (die: Dice): string =>
  `${die.of(firstNames)} ${surnameParts.map((parts) => die.of(parts)).join('')}`;

export const newRecord = (die: Dice, tenant: number) => ({
  name: nameOf(die),
  reference: `N-${die.below(1e9)}`,
  status: die.of(statusKeys),
  companyId: companyId(tenant, die.upTo(companiesPerTenant)),
  managerId: managerId(tenant, die.upTo(managersPerTenant)),
  amount: `${die.below(10_000)}.50`,
  dueDate: `2026-0${die.upTo(9)}-1${die.below(10)}`,
  city: 'Sydney',
  notes: 'Booked by telephone, papers follow.',
});

export const createTask =
  (die: Dice): Task =>
  (connection) => {
    const tenant = anyTenant(die);
    const text = request(tenant, '', { method: 'POST', body: newRecord(die, tenant) });
    return timed(connection, text, 201);
  };

export const stampIn = (body: string): string =>
  /"concurrencyStamp":"([^"]+)"/.exec(body)?.[1] ?? '';

export const changesOf = (die: Dice, concurrencyStamp: string) => ({
  concurrencyStamp,
  status: die.of(statusKeys),
  amount: `${die.below(10_000)}.25`,
  notes: `Called back, reached at attempt ${die.upTo(99)}.`,
});

/** Each caller works on records of its own, so that nobody meets a stale stamp. */
export function updateTask(
  die: Dice,
  population: Population,
  caller: number,
  callers: number,
): Task {
  const records = Array.from({ length: 20 }, (_, index) => {
    const tenant = anyTenant(die);
    const last = sizeOf(population, tenant) - caller - callers * index;
    return { tenant, path: `/${recordId(tenant, last)}`, stamp: '' };
  });
  let next = 0;
  return async (connection) => {
    const record = records[next++ % records.length] as (typeof records)[number];
    const { tenant, path } = record;
    const keep = (reply: Reply) => void (record.stamp = stampIn(reply.body));
    if (!record.stamp) await timed(connection, request(tenant, path), 200, keep);
    const text = request(tenant, path, { method: 'PUT', body: changesOf(die, record.stamp) });
    return timed(connection, text, 200, keep);
  };
}

export const deepTask =
  (die: Dice): Task =>
  (connection) => {
    const way = die.chance(0.3) ? '%20desc' : '';
    const path = `?status=${die.of(statusKeys)}&sorting=name${way}&skipCount=${10_000 + 20 * die.below(20)}`;
    return timed(connection, request(1, path), 200);
  };

/** Three letters or more out of the middle of a name that exists, in the largest tenant. */
export const searchTask =
  (die: Dice, letters?: number): Task =>
  (connection) => {
    const name = nameOf(die).toLowerCase();
    const length = letters ?? 2 + die.upTo(6);
    const from = die.below(name.length - length + 1);
    const needle = name.slice(from, from + length);
    return timed(connection, request(1, `?filterText=${encodeURIComponent(needle)}`), 200);
  };
