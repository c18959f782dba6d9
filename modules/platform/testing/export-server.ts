import { readXlsx } from 'hucre/xlsx';
import type { Actor } from '#kernel/domain';
import { register } from '#kernel/domain';
import type { Services } from '#kernel/server';
import { addTables, specimen, specimens, testServer, unzip } from '#kernel/testing';
import type { Api, TestServer } from '#kernel/testing';
import { platform } from '../domain/index.ts';
import { contributeRequesters, platformServer } from '../server/index.ts';
import { runExport } from '../server/exports/run-export.job.ts';

export const specimensUrl = '/app/test-specimens';
export const staff = { roles: ['STAFF'], features: ['Specimen'] };

export type Person = { readonly api: Api; readonly actor: Actor };

export type ExportServer = {
  readonly services: Services;
  readonly anonymous: Api;
  readonly signedIn: TestServer['signedIn'];
  /** Somebody who is still there when the job runs. */
  person(facts?: Partial<Actor>): Person;
  /** What is known of them from now on; null: they are gone. */
  nowIs(actor: Actor, facts: Partial<Actor> | null): void;
  /** Records of one shade, named `Red 1` and so on. */
  rows(actor: Actor, count: number, shade?: string): Promise<void>;
  start(person: Person, query?: string, columns?: readonly string[]): Promise<string>;
  work(person: Person, id: string, services?: Services): Promise<void>;
  advance(hours: number): void;
};

type Options = { readonly env?: Readonly<Record<string, string>> };

/** The catalogue is the platform and one resource with a field of every kind. */
export async function exportServer({ env = {} }: Options = {}): Promise<ExportServer> {
  register([platform, specimens]);
  let offset = 0;
  const known = new Map<string, Actor | null>();
  const server = await testServer({
    modules: [platformServer],
    env,
    now: () => new Date(Date.now() + offset),
  });
  await addTables(server.ownerUrl, [specimen]);
  contributeRequesters((_services, { userId }) => Promise.resolve(known.get(userId) ?? null));

  return {
    ...server,
    person(facts = {}) {
      const { api, actor } = server.signedIn({ ...staff, ...facts });
      known.set(actor.userId, actor);
      return { api, actor };
    },
    nowIs: (actor, facts) => void known.set(actor.userId, facts && { ...actor, ...facts }),
    async rows(actor, count, shade = 'red') {
      await server.services.db.batch({ tenantId: actor.tenantId }, [
        {
          text: `insert into test_specimens (tenant_id, id, name, shade)
            select current_tenant(), gen_random_uuid(), initcap($2) || ' ' || n, $2
            from generate_series(1, $1::int) n`,
          values: [count, shade],
        },
      ]);
    },
    async start({ api }, query = 'shade=red', columns = ['name']) {
      const answer = await api.post(`${specimensUrl}/export-jobs?${query}`, { columns });
      if (answer.status !== 202) throw new Error(`Not started: ${JSON.stringify(answer.body)}`);
      return String(answer.body.id);
    },
    work: ({ actor: { tenantId, userId } }, exportId, services = server.services) =>
      runExport.run({ tenantId, userId, exportId }, services, new AbortController().signal),
    advance: (hours) => void (offset += hours * 3_600_000),
  };
}

/** The rows of a downloaded file or archive, without their headers, and the names of its files. */
export async function contentOfExport(raw: Buffer, contentType: unknown) {
  const files =
    contentType === 'application/zip' ? unzip(raw) : new Map<string, Buffer>([['', raw]]);
  const rows: unknown[][] = [];
  const counts: number[] = [];
  let headers: unknown[] = [];
  for (const bytes of files.values()) {
    const [head = [], ...body] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    headers = head;
    counts.push(body.length);
    rows.push(...body);
  }
  return { names: [...files.keys()], headers, rows, counts };
}
