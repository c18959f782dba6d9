import type { AnyWorkflow, MoveRow } from '#kernel/domain';
import { snake, tableOf } from '#kernel/server';
import type { Api, ApiAnswer } from './api.ts';
import { sampleBody } from './sample-record.ts';
import type { signInFor } from './sign-in-for.ts';
import type { TestServer } from './test-server.ts';

export type Body = Readonly<Record<string, unknown>>;

/** What one workflow needs besides a sample record and sample input. */
export type WalkedWorkflow = {
  readonly tenantId: string;
  /** Of a table that only the host tenant has. */
  readonly isHost?: true;
  /** Who moves, where the record keeps it. */
  readonly userId?: string;
  /** What else the practice of whoever moves has, besides what the moves themselves ask for. */
  readonly features?: readonly string[];
  /** A new record; a sample made through the API where nothing is said. */
  make?(): Promise<{ readonly id: string }>;
  /** Input that a sample cannot guess. */
  input?(move: string, id: string): Promise<Body>;
  /** How a move without a route of its own is asked for. */
  readonly calls?: Readonly<Record<string, (id: string) => Promise<ApiAnswer>>>;
  /** What a state must come with in the database, as assignments. */
  readonly placedWith?: string;
  /** After a record was put somewhere past the API: what else must be as if it had got there. */
  placed?(id: string): Promise<void>;
  /** Set before each call: what the clock says decides about some guards. */
  setLate?(isLate: boolean): void;
};

export function signInToMove(
  server: TestServer,
  { on, moves }: AnyWorkflow,
  walked: WalkedWorkflow,
  roles: readonly string[],
): Api {
  return server.signedIn({
    tenantId: walked.tenantId,
    ...(walked.userId !== undefined && { userId: walked.userId }),
    ...(walked.isHost && { isHost: true }),
    roles,
    features: [
      ...(walked.features ?? []),
      ...(on.features ?? []),
      ...Object.values(moves).flatMap((m) => m.features ?? []),
    ],
    edition: 'NONE',
  }).api;
}

/** Puts a record somewhere on its axes, past the API. */
export async function placeRecord(
  server: TestServer,
  { on, axes }: AnyWorkflow,
  walked: WalkedWorkflow,
  id: string,
  at: readonly number[],
): Promise<void> {
  const sets = Object.entries(axes).map(([axis, { states }], index) => {
    const all = Object.keys(states);
    return `${snake(axis)} = '${all[(at[index] ?? 0) % all.length]}'`;
  });
  const all = [...sets, walked.placedWith].filter(Boolean).join(', ');
  const text = `update ${tableOf(on)} set ${all} where id = $1::uuid`;
  await server.services.hostDb.batch({ tenantId: walked.tenantId }, [{ text, values: [id] }]);
  await walked.placed?.(id);
}

/** A sample of what a move asks for, with what a sample cannot guess. */
export async function moveInput(
  apis: ReturnType<typeof signInFor>,
  { on, actions }: AnyWorkflow,
  walked: WalkedWorkflow,
  name: string,
  id: string,
): Promise<Body> {
  const fields = actions[name]?.input ?? {};
  const sample = await sampleBody(apis, { ...on, fields, unique: [] });
  return { ...sample, ...(await walked.input?.(name, id)) };
}

/** Where the move may begin, and one place where it may not. */
export function placesFor({ axes, moves }: AnyWorkflow, name: string): number[][] {
  const row = moves[name] as MoveRow;
  const all = Object.entries(axes).map(([axis, { states }]) => ({
    states: Object.keys(states),
    from: row.axes[axis]?.from ?? Object.keys(states),
  }));
  const inside = all.map(({ states, from }) => states.findIndex((one) => from.includes(one)));
  const outside = all.map(({ states, from }) => states.findIndex((one) => !from.includes(one)));
  const axis = outside.findIndex((at) => at >= 0);
  return [inside, inside.map((at, index) => (index === axis ? (outside[index] ?? 0) : at))];
}
