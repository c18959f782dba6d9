import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startSimulators } from './start-simulators.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'caseway-simulators-'));
const simulators = await startSimulators(dataDir);
afterAll(async () => {
  await simulators.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const send = (path: string, init: RequestInit) => fetch(`${simulators.xeroBase}${path}`, init);

async function token(): Promise<string> {
  const authorization = `Basic ${Buffer.from('practice:secret').toString('base64')}`;
  const answer = await send('/connect/token', { method: 'POST', headers: { authorization } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Waits until the simulator answers again, as long as the machine needs. */
async function whenBack(): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await token().catch(() => null);
    if (found) return found;
    await sleep(50);
  }
  throw new Error('The simulator did not come back');
}

const contact = { Contacts: [{ ContactNumber: '1', Name: 'One' }] };

test('[30-13] no invoice, no body and no address ends the simulator or this process', async () => {
  const authorization = `Bearer ${await token()}`;
  const put = (path: string, body: string, method = 'PUT') =>
    send(`/api.xro/2.0${path}`, { method, headers: { authorization }, body });
  const { Contacts } = (await (await put('/Contacts', JSON.stringify(contact), 'POST')).json()) as {
    Contacts: { ContactID: string }[];
  };
  const invoice = (line: object) =>
    JSON.stringify({
      Invoices: [
        { InvoiceNumber: '7', Contact: Contacts[0], Date: '2026-11-19', LineItems: [line] },
      ],
    });
  const pid = simulators.pid();

  const bad = await put('/Invoices', invoice({ AccountCode: '200', TaxAmount: '1.00' }));
  const broken = await Promise.all(
    ['{', 'null', '7', '{"Invoices":7}', '{"Invoices":[null]}', '{"Invoices":[{}]}'].map((body) =>
      put('/Invoices', body),
    ),
  );
  const odd = await Promise.all([
    put('/Payments', 'null'),
    put('/CreditNotes/1/Allocations', 'null'),
    put('/Contacts', '{"Contacts":7}', 'POST'),
    put('/TrackingCategories', '[]'),
    send('//', { method: 'GET' }),
  ]);

  expect(await bad.json()).toMatchObject({
    Invoices: [{ StatusAttributeString: 'ERROR', ValidationErrors: [{ Message: /LineAmount/ }] }],
  });
  expect(Math.max(...[...broken, ...odd].map(({ status }) => status))).toBeLessThan(500);
  expect(simulators.pid()).toBe(pid);
});

test('[30-13] a simulator that was killed comes back at the same place with its books', async () => {
  const before = simulators.pid();
  process.kill(Number(before), 'SIGKILL');

  const authorization = `Bearer ${await whenBack()}`;
  const answer = await send('/api.xro/2.0/Contacts', {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify(contact),
  });

  expect(answer.status).toBe(200);
  expect(simulators.pid()).not.toBe(before);
});
