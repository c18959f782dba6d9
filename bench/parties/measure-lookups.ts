import { firstNames, surnameParts } from '../data/population.ts';
import type { Line } from '../report/print-table.ts';
import type { ClientServer } from './client-server.ts';
import { clientCount } from './fill-clients.ts';
import { ms, quantile } from './figures.ts';

const asked = 300;
const lookupMost = 15;
const warningMost = 100;

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;
const surname = (index: number) =>
  surnameParts.map((parts, place) => at(parts, index * (place + 3) + place)).join('');

/** What a person types into a lookup: some letters of a first or a last name. */
const typed = (index: number) =>
  index % 2 ? at(firstNames, index).slice(0, 4) : surname(index).slice(0, 3 + (index % 4));

type Times = { readonly times: readonly number[]; readonly processor: number };

async function timesOf(
  { ask, processorMs }: ClientServer,
  pathOf: (index: number) => string,
): Promise<Times> {
  for (let index = 0; index < 30; index += 1) await ask('GET', pathOf(index + asked));
  const before = processorMs();
  const times: number[] = [];
  for (let index = 0; index < asked; index += 1) {
    const begin = performance.now();
    await ask('GET', pathOf(index));
    times.push(performance.now() - begin);
  }
  return { times, processor: (processorMs() - before) / asked };
}

/** Issue 4: lookups and the warning of twins in a tenant with 100,000 clients. */
export async function measureLookups(server: ClientServer): Promise<Line[]> {
  const many = clientCount.toLocaleString('en');
  const lookup = '/app/clients?isSelectionList=true&isActive=true&maxResultCount=20';
  const opened = await timesOf(server, () => lookup);
  const searched = await timesOf(server, (index) => `${lookup}&filterText=${typed(index)}`);
  const named = await timesOf(
    server,
    (index) => `/app/clients/similarItemsByLastName?lastName=${surname(index).slice(0, 6)}`,
  );
  const mailed = await timesOf(
    server,
    (index) => `/app/clients/similarItemsByEmail?email=${surname(index)}${index}@mail.example`,
  );
  const everything = await timesOf(server, (index) => `/app/search?filter=${typed(index)}`);
  const line = (
    figure: string,
    { times, processor }: Times,
    share: number,
    most: number,
  ): Line => ({
    figure,
    measured: ms(quantile(times, share)),
    target: `< ${most} ms`,
    isMet: quantile(times, share) < most,
    remark: `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, processor ${ms(processor)}`,
  });
  return [
    line(`lookup of ${many} clients, opened, p50`, opened, 0.5, lookupMost),
    line(`lookup of ${many} clients, typed, p50`, searched, 0.5, lookupMost),
    line('warning of twins by last name, p95', named, 0.95, warningMost),
    line('warning of twins by email, p95', mailed, 0.95, warningMost),
    line('search in records of every kind, p95', everything, 0.95, warningMost),
  ];
}
