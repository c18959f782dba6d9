import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { copyIn } from '#kernel/server';
import { copyOut } from './copy-out.ts';

const client = new Client({ connectionString: await testDatabase() });

beforeAll(async () => {
  await client.connect();
  await client.query(
    'create temporary table notes (id integer primary key, body text, facts jsonb)',
  );
});
afterAll(() => client.end());

async function textOf(query: string): Promise<string> {
  const out = copyOut(client, `copy (${query}) to stdout`);
  return (await out.rows.toArray()).join('');
}

const line = (...values: (string | number)[]) => `${values.join('\t')}\n`;
const none = String.raw`\N`;

test('every character comes back as it went in', async () => {
  const written = String.raw`tab\t line\n return\r back\\slash \\N "quoted" é 漢 🙂`;

  const count = await copyIn(client, 'copy notes from stdin', [
    line(1, written, '{"a": 1}'),
    Buffer.from(line(2, none, none)),
  ]);

  const { rows } = await client.query('select * from notes order by id');
  expect(count).toBe(2);
  expect(rows).toEqual([
    { id: 1, body: 'tab\t line\n return\r back\\slash \\N "quoted" é 漢 🙂', facts: { a: 1 } },
    { id: 2, body: null, facts: null },
  ]);
  expect(await textOf('select body from notes where id = 1')).toBe(`${written}\n`);
});

test('many rows pass in both directions without standing in memory', async () => {
  const letters = 'x'.repeat(1000);
  let made = 0;
  function* lines() {
    for (; made < 30_000; made += 1) yield line(made + 100, letters, none);
  }

  await copyIn(client, 'copy notes from stdin', lines());
  const out = copyOut(client, 'copy (select * from notes where id >= 100 order by id) to stdout');
  await sleep(200);
  const waiting = out.rows.readableLength;
  let bytes = 0;
  for await (const block of out.rows) bytes += (block as Buffer).length;

  expect(waiting).toBeLessThan(2_000_000);
  expect(out.count).toBe(30_000);
  expect(bytes).toBeGreaterThan(30_000_000);
});

test('a refused row is the answer, and the connection goes on', async () => {
  const clash = copyIn(client, 'copy notes from stdin', [line(1, 'again', none)]);

  await expect(clash).rejects.toMatchObject({ code: '23505' });
  expect(await textOf('select 1')).toBe('1\n');
});

test('a failing source is the answer, and nothing of it stays', async () => {
  function* lines() {
    yield line(50_000, 'first', none);
    throw new Error('The disk is gone');
  }

  await expect(copyIn(client, 'copy notes from stdin', lines())).rejects.toThrow(
    'The disk is gone',
  );
  expect(await textOf('select count(*) from notes where id = 50000')).toBe('0\n');
});

test('rows that nobody reads to the end do not block the connection', async () => {
  const out = copyOut(client, 'copy (select * from notes) to stdout');
  out.rows.once('data', () => out.rows.destroy());

  expect(await textOf('select 2')).toBe('2\n');
});
