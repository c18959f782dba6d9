import type { Find } from './find.ts';
import type { Answer, Call, MadeCall, Method } from './people/call.ts';
import { send } from './people/call.ts';
import { SignedIn } from './people/sign-in.ts';
import type { ServerUnderSimulation } from './server/server-process.ts';
import { Spent } from './spent.ts';

type Made = Omit<Call, 'act' | 'at' | 'who' | 'method' | 'path' | 'body'>;

const settlePatience = 30_000;

/** One life of a practice: its clock, its people, what they called and what was found. */
export class Simulation {
  server: ServerUnderSimulation;
  now: number;
  act = 0;
  /** How often the clock was moved with its jobs, and how often an invariant was asked. */
  steps = 0;
  asked = 0;
  /** While a fault is made on purpose, refusals of the server are no finds. */
  isFaulty = false;
  readonly calls: MadeCall[] = [];
  readonly finds: Find[] = [];
  readonly spent = new Spent();
  readonly #signedIn: SignedIn;
  #isMoved = false;
  #jobsUntil: number;

  constructor(server: ServerUnderSimulation, now: number) {
    this.server = server;
    this.now = now;
    this.#jobsUntil = now;
    this.#signedIn = new SignedIn(() => this.server.origin);
  }

  /** The clock goes forward only: what took longer than the time up to there is not undone. */
  async moveTo(wanted: number, runJobs = true): Promise<void> {
    this.now = wanted;
    const to = Math.max(wanted, this.#isMoved ? Date.now() : 0);
    this.#isMoved = true;
    globalThis.setSimulatedClock(0);
    globalThis.setSimulatedClock(to - Date.now());
    const given = { to, jobsSince: runJobs ? this.#jobsUntil : null };
    await this.spent.on(runJobs ? 'the clock with jobs' : 'the clock', () =>
      this.server.ask('clock', given),
    );
    if (!runJobs) return;
    this.#jobsUntil = wanted;
    this.steps += 1;
  }

  /** Nothing is chosen before what follows from the last act has happened. */
  async settle(after = 'an act'): Promise<void> {
    const { left, failed } = await this.spent.on(`settling after ${after}`, () =>
      this.server.ask('settle', { milliseconds: settlePatience }),
    );
    if (left) this.find('job', 'stuck', `${left} jobs are not done after half a minute`);
    if (this.isFaulty) return;
    for (const { name, output } of failed) this.find('job', name, `${name}: ${output}`);
  }

  async call(
    who: string,
    method: Method,
    path: string,
    body?: unknown,
    more: Made = {},
  ): Promise<Answer> {
    const call = { act: this.act, at: this.now, who, method, path, ...more };
    return this.make(body === undefined ? call : { ...call, body });
  }

  async make(call: Call): Promise<Answer> {
    const { who } = call;
    const token =
      who === null ? null : await this.spent.on('sign-ins', () => this.#signedIn.token(who));
    const answer = await this.spent.on(`calls ${call.method} ${routeOf(call.path)}`, () =>
      send(call, { origin: this.server.origin, token }),
    );
    if (answer.status === 401 && call.who !== null) this.#signedIn.forget(call.who);
    const { body: sent, ...made } = call;
    this.calls.push({ ...made, ...keptOf(answer), ...(sent !== undefined && { sent }) });
    if ((answer.status >= 500 || answer.status === 0) && !this.isFaulty)
      this.find(
        'answer',
        `${answer.status} ${call.method} ${routeOf(call.path)}`,
        said(call, answer),
      );
    return answer;
  }

  find(kind: Find['kind'], what: string, sentence: string, record: string | null = null): void {
    const calls = this.calls.length;
    this.finds.push({ kind, what, sentence, record, calls, at: this.now, act: this.act });
  }
}

function idsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsIn);
  if (typeof value !== 'object' || value === null) return null;
  const kept = Object.entries(value).filter(
    ([key, inner]) => key === 'id' || (typeof inner === 'object' && inner !== null),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, key === 'id' ? inner : idsIn(inner)]));
}

/** Of a list what a later call may build on: a year of whole lists is more than memory holds. */
function keptOf({ status, body }: Answer): Answer {
  const { items } = body;
  if (!Array.isArray(items)) return { status, body };
  return { status, body: { items: items.map(idsIn) } };
}

const said = (call: Call, { status, body }: Answer): string =>
  `${call.who} ${call.method} ${call.path} ${JSON.stringify(call.body ?? '')}: ${status} ${JSON.stringify(body)}`.slice(
    0,
    1500,
  );

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

export const routeOf = (path: string): string => path.replace(/\?.*/, '').replaceAll(uuid, '{id}');
