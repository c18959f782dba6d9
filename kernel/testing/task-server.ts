import { readXlsx } from 'hucre/xlsx';
import type { Actor } from '#kernel/domain';
import { defineModule, everyonesTasks, register } from '#kernel/domain';
import { taskJobs } from '#kernel/server';
import type { JobDefinition, ServerModule, Services, TaskPart } from '#kernel/server';
import { addTables } from './add-tables.ts';
import type { Api } from './api.ts';
import { specimen, specimenPart, specimens } from './specimen.resource.ts';
import { testServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { unzip } from './unzip.ts';

export const specimensUrl = '/app/test-specimens';
export const staff = { roles: ['STAFF'], features: ['Specimen'] };

export type Person = { readonly api: Api; readonly actor: Actor; readonly token: string };

export type TaskServer = TestServer & {
  /** Somebody who is still there when the task runs. */
  person(facts?: Partial<Actor>): Person;
  /** What is known of them from now on; null: they are gone. */
  nowIs(actor: Actor, facts: Partial<Actor> | null): void;
  /** Records of one shade, named `Red 1` and so on. */
  rows(actor: Actor, count: number, shade?: string): Promise<void>;
  /** Starts an export. */
  start(person: Person, query?: string, columns?: readonly string[]): Promise<string>;
  job(name: string): JobDefinition;
  /** What a worker does with the task. */
  work(person: Person, taskId: string, name?: string, services?: Services): Promise<void>;
  advance(hours: number): void;
};

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly work?: NonNullable<TaskPart['work']>;
};

/** The catalogue is one resource with a field of every kind, and the tasks that a test adds. */
export async function taskServer({ env = {}, work = [] }: Options = {}): Promise<TaskServer> {
  const chores = defineModule({
    name: 'chores',
    abilities: [everyonesTasks(['TENANT_ADMIN'])],
    tasks: work.map(({ task }) => task),
  });
  register([specimens, chores]);
  let offset = 0;
  const known = new Map<string, Actor | null>();
  const people: ServerModule = {
    name: 'people',
    tasks: {
      work,
      starter: (_services, { userId }) => Promise.resolve(known.get(userId) ?? null),
    },
  };
  const server = await testServer({
    modules: [people],
    env,
    now: () => new Date(Date.now() + offset),
  });
  await addTables(server.ownerUrl, [specimen, specimenPart]);
  const jobs = taskJobs([people]);
  const job = (name: string) => {
    const found = jobs.find((one) => one.name === `tasks.${name}`);
    if (!found) throw new Error(`There is no job tasks.${name}`);
    return found;
  };
  return {
    ...server,
    job,
    person(facts = {}) {
      const person = server.signedIn({ ...staff, ...facts });
      known.set(person.actor.userId, person.actor);
      return person;
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
    work: ({ actor: { tenantId } }, taskId, name = 'export', services = server.services) =>
      job(name).run({ tenantId, taskId }, services, new AbortController().signal),
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
