import PostalMime from 'postal-mime';
import { arrivedAs, madeCall, mailsIn, triedCall } from '#correspondence/testing';
import type { Arrived, MailServer, SendCall, Shown } from '#correspondence/testing';
import type { TriedMail } from '#correspondence/domain';
import { acrossTenants } from '#kernel/server';
import { eventually, openTableStamps, testServer } from '#kernel/testing';
import { vi } from 'vitest';
import type { TestServer } from '#kernel/testing';
import type { ServerModule } from '#kernel/server';
import { allSendingCalls } from './sending-calls/index.ts';

/** Appointments of a clinic are in 2030 and later: what begins after them is tried then. */
const [today, afterwards] = [new Date('2026-11-16T02:00:00Z'), new Date('2050-01-01T00:00:00Z')];

export type Outcome = {
  readonly tried: readonly TriedMail[];
  /** The refusal, where it could not be tried or made. */
  readonly problem: string | null;
  readonly status: number;
};

const problemOf = (answer: Awaited<ReturnType<typeof triedCall>>): string =>
  `${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;

/** What the set-up has sent is of no interest: nothing of it waits any more. */
const forgetText = `delete from pgboss.job;
  update emails_tracking set status = 'success', template_key = null`;

/** The names of what differs. */
const changed = (before: Readonly<Record<string, string>>, after: typeof before): string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name]);

/** What no transaction can take back: files, news to open screens, calls of other systems. */
function watchOutside({ services: { storage, realtime } }: TestServer): () => string[] {
  const watched = {
    'a file was kept': vi.spyOn(storage, 'put'),
    'a file was deleted': vi.spyOn(storage, 'delete'),
    'screens were told': vi.spyOn(realtime, 'publish'),
    'all screens were told': vi.spyOn(realtime, 'publishAll'),
    'another system was called': vi.spyOn(globalThis, 'fetch'),
  };
  return () =>
    Object.entries(watched).flatMap(([what, spy]) => {
      const isCalled = spy.mock.calls.length > 0;
      spy.mockRestore();
      return isCalled ? [what] : [];
    });
}

/** Once everything has arrived that was shown, and nothing waits. */
async function arrivals(server: TestServer, smtp: MailServer, count: number): Promise<Arrived[]> {
  const text = `select count(*)::int as n from emails_tracking where status = 'queued'`;
  const { hostDb } = server.services;
  await eventually(
    async () => {
      const [found] = await hostDb.batch(acrossTenants, [{ text, values: [] }]);
      return { waiting: Number(found?.rows[0]?.['n']), arrived: smtp.received.length };
    },
    ({ waiting, arrived }) => waiting === 0 && arrived >= count,
    240,
  );
  return Promise.all(smtp.received.map(arrivedAs));
}

/**
 * Everything that can be tried is tried while no worker runs, so that whatever is left behind is
 * seen; then it is done, and a worker sends what waits to a real mail server.
 */
export async function tryAndSend(smtp: MailServer, modules: readonly ServerModule[]) {
  let now = today;
  const options = { modules, env: { SMTP_URL: smtp.url } };
  const server = await testServer({ ...options, database: 'own', now: () => now });
  const { calls, bookedBy } = await allSendingCalls(server, smtp);
  const made: Record<string, SendCall> = {};
  for (const [ability, make] of Object.entries(calls)) made[ability] = await make();
  await bookedBy();
  const stamps = await openTableStamps(server.ownerUrl);
  await stamps.run(forgetText);

  const before = await stamps.read();
  const outside = watchOutside(server);
  const isLate = new Set<string>();
  for (const [ability, call] of Object.entries(made)) {
    now = today;
    const { body } = await triedCall(call);
    if (body.error?.code !== 'appointmentAhead') continue;
    isLate.add(ability);
    now = afterwards;
    await triedCall(call);
  }
  const left = [...changed(before, await stamps.read()), ...outside()];

  const outcomes: Record<string, Outcome> = {};
  for (const [ability, call] of Object.entries(made)) {
    now = isLate.has(ability) ? afterwards : today;
    // Once more: the next number was taken by the call before.
    const first = await triedCall(call);
    const isTried = first.status === 203;
    const { status, ...rest } = await madeCall(call);
    outcomes[ability] = {
      tried: isTried ? mailsIn(first) : [],
      problem: !isTried ? problemOf(first) : status >= 300 ? problemOf({ status, ...rest }) : null,
      status,
    };
  }
  now = today;
  await stamps.close();
  const worker = await testServer({ ...options, beside: server, role: 'all', now: () => now });
  await worker.services.jobs.start(worker.services);
  const shown = Object.values(outcomes).flatMap(({ tried }) => tried.filter((one) => !one.notSent));
  const arrived = await arrivals(server, smtp, shown.length);
  const templates = await templatesSent(server);
  return { server, outcomes, left, arrived, templates, kept: await keptSecrets(server, smtp) };
}

const templatesText = `select distinct template_key as key from emails_tracking
  where template_key is not null`;

async function templatesSent({ services }: TestServer): Promise<readonly string[]> {
  const [found] = await services.hostDb.batch(acrossTenants, [{ text: templatesText, values: [] }]);
  return (found?.rows ?? []).map(({ key }) => String(key));
}

/** Without the bytes of what is attached, to be compared. */
export const wordsOf = ({ to, subject, words, files }: Shown): string =>
  JSON.stringify({ to, subject, words, files });

const linkText = /https?:\/\/[^\s"<>]+/g;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What opens something by itself: the long parts of a link that are no id. */
const secretsIn = (words: string): string[] =>
  (words.match(linkText) ?? [])
    .flatMap((link) => link.split(/[/?&=#.]|&amp;/))
    .filter((part) => /^[\w-]{30,}$/.test(part) && !uuid.test(part));

/** The secrets that left by mail, and the tables where one of them can still be read. */
async function keptSecrets(server: TestServer, { received }: MailServer) {
  const mails = await Promise.all(received.map(({ source }) => PostalMime.parse(source)));
  const secrets = new Set(
    mails.flatMap(({ html = '', text = '' }) => [...secretsIn(html), ...secretsIn(text)]),
  );
  const stamps = await openTableStamps(server.ownerUrl);
  const tables = await stamps.tablesWith([...secrets]);
  await stamps.close();
  return { secrets: secrets.size, tables };
}
