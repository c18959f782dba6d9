import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyWorkflow, MoveRow } from '#kernel/domain';
import type { Api, ApiAnswer, Loose } from './api.ts';
import { sampleRecord } from './sample-record.ts';
import { signInFor } from './sign-in-for.ts';
import type { TestServer } from './test-server.ts';
import { moveInput, placeRecord, placesFor, signInToMove } from './walked-record.ts';
import type { Body, WalkedWorkflow } from './walked-record.ts';

type Step = {
  readonly pick: number;
  /** One of the moves that the table has from here, so that a walk gets somewhere. */
  readonly isPossible: boolean;
  readonly isStranger: boolean;
  readonly isLate: boolean;
  /** Puts the record somewhere on its axes first, past the API. */
  readonly place: readonly number[] | null;
};

type States = Readonly<Record<string, string>>;
type LogRow = { readonly move: string; readonly axis: string; from: string; to: string };
type Seen = { readonly states: States; readonly can: readonly string[]; readonly log: LogRow[] };

/** Written anew, so that it judges the kernel's own reading of the table. */
const isInTable = (row: MoveRow, states: States): boolean =>
  Object.entries(row.axes).every(([axis, { steps }]) => (steps[states[axis] ?? ''] ?? []).length);

const runs = { seed: 9, numRuns: 6, endOnFailure: true };

/** Walks at random over the API and holds every answer against the table of moves. */
export function workflowContract(
  server: TestServer,
  workflow: AnyWorkflow,
  walked: WalkedWorkflow,
): void {
  const { on, axes, moves } = workflow;
  const url = `/app/${on.base}`;
  const apis = signInFor(server, walked.tenantId);
  const names = Object.keys(moves).filter((name) => moves[name]?.who ?? walked.calls?.[name]);
  const whoMoves = [...new Set(Object.values(moves).flatMap(({ who = [] }) => who))];
  const signIn = (roles: readonly string[]): Api => signInToMove(server, workflow, walked, roles);
  const mover = signIn([...whoMoves, ...(on.verbs.read ?? [])]);
  const accepted = new Set<string>();
  const refused = new Set<string>();

  const see = async (id: string): Promise<Seen> => {
    const [record, log] = [
      await mover.get(`${url}/${id}`),
      await mover.get(`${url}/${id}/status-log`),
    ];
    expect([record.status, log.status]).toEqual([200, 200]);
    const states = Object.keys(axes).map((axis) => [axis, String(record.body[axis])]);
    return {
      states: Object.fromEntries(states) as States,
      can: record.body.can as readonly string[],
      log: [...(log.body.items as readonly Loose[])] as unknown as LogRow[],
    };
  };

  const place = (id: string, at: readonly number[]) =>
    placeRecord(server, workflow, walked, id, at);

  /** Questions that a rule asks are answered with yes. */
  const ask = async (api: Api, id: string, name: string): Promise<ApiAnswer> => {
    const action = workflow.actions[name];
    if (!action) return (await walked.calls?.[name]?.(id)) as ApiAnswer;
    const body = await moveInput(apis, workflow, walked, name, id);
    const path = action.path.replace('{id}', id);
    const send = (extra: Body) =>
      action.method === 'POST'
        ? api.post(path, { ...body, ...extra })
        : api.put(path, { ...body, ...extra });
    const first = await send({});
    return first.body.error?.questions ? send({ confirmed: true }) : first;
  };

  const strangerTo = (row: MoveRow): Api =>
    signIn(['NOBODY', ...(on.verbs.read ?? []).filter((role) => !row.who?.includes(role))]);

  const holdCan = ({ states, can }: Seen): void => {
    const asTheTableSays = names.filter(
      (name) => moves[name]?.who && isInTable(moves[name], states),
    );
    const shown = names.filter((name) => moves[name]?.who && can.includes(`${on.name}.${name}`));
    expect(shown, `can of ${JSON.stringify(states)}`).toEqual(asTheTableSays);
  };

  /** Answers what it saw last, which is what the next one sees first if nobody places the record. */
  const step = async (id: string, given: Step, seen?: Seen): Promise<Seen> => {
    const { isStranger, isLate, place: at } = given;
    if (at) await place(id, at);
    walked.setLate?.(isLate);
    const before = at ? await see(id) : (seen ?? (await see(id)));
    const move = pickMove(given, before.states);
    const row = moves[move] as MoveRow;
    const what = `${move} from ${JSON.stringify(before.states)}`;
    const asStranger = isStranger && row.who !== undefined;
    const answer = await ask(asStranger ? strangerTo(row) : mover, id, move);
    const after = await see(id);

    holdCan(after);
    expect(answer.status, what).toBeLessThan(500);
    const isAccepted = answer.status < 300;
    if (asStranger) expect(answer.status, `${what}, by a stranger`).toBe(403);
    if (!asStranger && row.who && !isInTable(row, before.states)) {
      refused.add(move);
      expect(answer, what).toMatchObject({ status: 409, body: { error: { code: notPossible } } });
      const sentence = String(answer.body.error?.message);
      expect(sentence, what).toMatch(/^This .+ is .+\. (You can .+|Nothing more can .+)\.$/);
    }
    if (!isAccepted) {
      expect(answer.body.error?.message, what).toEqual(expect.stringMatching(/\S/));
      expect(after, `${what} answered ${answer.status}`).toEqual(before);
      if (isInTable(row, before.states)) expect(answer.body.error?.code).not.toBe(notPossible);
      return after;
    }
    accepted.add(move);
    holdLog(row, before, after, what);
    return after;
  };

  const pickMove = ({ pick, isPossible }: Step, states: States): string => {
    const possible = names.filter((name) => isInTable(moves[name] as MoveRow, states));
    const from = isPossible && possible.length ? possible : names;
    return from[pick % from.length] ?? '';
  };

  /** Each axis that changed has one row, along the table; a move that leads back has one as well. */
  const holdLog = (row: MoveRow, before: Seen, after: Seen, what: string): void => {
    const news = after.log.slice(0, after.log.length - before.log.length);
    const changed = Object.keys(axes).filter((axis) => before.states[axis] !== after.states[axis]);
    if (!row.who && !changed.length) return;
    const stayed = Object.keys(row.axes);
    const expected = changed.length ? changed : stayed;
    expect(news.map(({ axis }) => axis).toSorted(), what).toEqual(expected.toSorted());
    for (const { move, axis, from, to } of news) {
      expect([move, from, to], what).toEqual([
        row.name,
        before.states[axis],
        after.states[axis] ?? '',
      ]);
      expect(row.axes[axis]?.steps[from], `${what} to ${to}`).toContain(to);
    }
  };

  const make = walked.make ?? (() => sampleRecord(apis, on));
  const aStep = fc.record({
    pick: fc.nat({ max: 719 }),
    isPossible: fc.boolean(),
    isStranger: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    isLate: fc.boolean(),
    place: fc.option(fc.array(fc.nat({ max: 59 }), { minLength: 3, maxLength: 3 }), { freq: 2 }),
  });

  describe(`workflow of ${on.name}`, () => {
    test('moves along its table only, whoever asks for whatever', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(aStep, { minLength: 6, maxLength: 14 }), async (steps) => {
          walked.setLate?.(false);
          const { id } = await make();
          let seen: Seen | undefined;
          for (const one of steps) seen = await step(id, one, seen);
        }),
        runs,
      );
    });

    test('makes every move from where it begins, and refuses it from elsewhere', async () => {
      for (const [pick, name] of names.entries()) {
        const [inside = [], outside = []] = placesFor(workflow, name);
        const given = { pick, isPossible: false, isStranger: false };
        walked.setLate?.(false);
        const { id } = await make();
        const seen = await step(id, { ...given, isLate: false, place: outside });
        // Where every place is inside, it may have moved from there.
        const again = refused.has(name) ? null : outside;
        await step(id, { ...given, isLate: true, place: again }, seen);
        walked.setLate?.(false);
        await step(id, { ...given, isLate: false, place: inside });
        walked.setLate?.(false);
        const another = await make();
        await step(another.id, { ...given, isLate: true, place: inside });
      }

      const withRoute = names.filter(
        (name) => moves[name]?.who && !beginsAnywhere(workflow, moves[name]),
      );
      expect([...accepted].toSorted(), 'moves that succeeded').toEqual(names.toSorted());
      expect([...refused].toSorted(), 'moves that were refused').toEqual(withRoute.toSorted());
    });

    if (!on.verbs.update) return;
    test('a status in a plain update is 400', async () => {
      walked.setLate?.(false);
      const { id } = await make();
      const { body } = await apis(on).get(`${url}/${id}`);
      for (const [axis, { states }] of Object.entries(axes)) {
        for (const state of Object.keys(states)) {
          const value = on.fields[axis]?.kind === 'flag' ? state === 'true' : state;
          const sent = { [axis]: value, concurrencyStamp: body.concurrencyStamp };
          expect((await apis(on).put(`${url}/${id}`, sent)).status).toBe(400);
        }
      }
      expect((await apis(on).get(`${url}/${id}`)).body).toEqual(body);
    });
  });
}

const notPossible = 'moveNotPossible';

/** There is no state from which the table could refuse it. */
const beginsAnywhere = ({ axes }: AnyWorkflow, row: MoveRow): boolean =>
  Object.entries(row.axes).every(
    ([axis, { from }]) => from.length === Object.keys(axes[axis]?.states ?? {}).length,
  );
