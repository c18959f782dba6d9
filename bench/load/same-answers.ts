import { recordId, sizeOf } from '../data/population.ts';
import type { Population } from '../data/population.ts';
import { Connection } from './connection.ts';
import type { Dice } from './dice.ts';
import { request } from './request.ts';
import { anyTenant, changesOf, listQuery, newRecord, stampIn } from './tasks.ts';

const samples = 60;

/** A floor that answers anything else would measure something else: byte for byte, or no bench. */
export async function compareAnswers(
  ports: { ours: number; floor: number },
  die: Dice,
  population: Population,
): Promise<void> {
  const [ours, floor] = [new Connection(ports.ours), new Connection(ports.floor)];
  try {
    for (let sample = 0; sample < samples; sample += 1) {
      const tenant = anyTenant(die);
      const id = recordId(tenant, die.upTo(sizeOf(population, tenant)));
      for (const path of [listQuery(die, tenant), `/${id}`]) {
        const text = request(tenant, path);
        expectSame(path, (await ours.send(text)).body, (await floor.send(text)).body);
      }
    }
    await compareWrites(ours, floor, die);
    await compareWrites(floor, ours, die);
    await refuseForeign(ours, floor);
  } finally {
    ours.close();
    floor.close();
  }
}

/** What one server answers to a write is what the other one reads. */
async function compareWrites(writer: Connection, reader: Connection, die: Dice): Promise<void> {
  const tenant = anyTenant(die);
  const made = await writer.send(
    request(tenant, '', { method: 'POST', body: newRecord(die, tenant) }),
  );
  const path = `/${/"id":"([^"]+)"/.exec(made.body)?.[1]}`;
  expectSame('create', made.body, (await reader.send(request(tenant, path))).body);
  const changes = changesOf(die, stampIn(made.body));
  const put = request(tenant, path, { method: 'PUT', body: changes });
  const changed = await writer.send(put);
  expectSame('update', changed.body, (await reader.send(request(tenant, path))).body);
  const stale = await writer.send(put);
  if (stale.status !== 409) throw new Error(`A stale update was answered with ${stale.status}`);
}

async function refuseForeign(...servers: Connection[]): Promise<void> {
  for (const server of servers) {
    const { status } = await server.send(request(2, `/${recordId(1, 1)}`));
    if (status !== 404) throw new Error(`A record of another tenant was answered with ${status}`);
  }
}

function expectSame(what: string, ours: string, floor: string): void {
  const isRecord = ours.includes('"concurrencyStamp"') || ours.includes('"items":[]');
  if (ours !== floor || !isRecord) {
    throw new Error(
      `The answers to ${what} differ:\n${ours.slice(0, 900)}\n${floor.slice(0, 900)}`,
    );
  }
}
