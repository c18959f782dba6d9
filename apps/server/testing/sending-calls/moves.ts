import { workflows } from '#kernel/domain';
import type { AnyAction, AnyWorkflow } from '#kernel/domain';
import { moveInput, placeRecord, placesFor, sampleRecord, signInFor } from '#kernel/testing';
import { signInToMove } from '#kernel/testing';
import type { TestServer, WalkedWorkflow } from '#kernel/testing';
import type { SendCall } from '#correspondence/testing';

/** By the ability; where one sends several things, a word more says which. */
export type SendingCalls = Readonly<Record<string, () => Promise<SendCall>>>;

/** What is left out is as if nothing was chosen: everybody is told. */
const withoutNulls = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

/** A new record that stands where the move begins, and the call that makes the move. */
async function callOf(
  server: TestServer,
  workflow: AnyWorkflow,
  { name, method, path }: AnyAction,
  walked: WalkedWorkflow,
): Promise<SendCall> {
  const { on, moves } = workflow;
  const apis = signInFor(server, walked.tenantId);
  const who = [...(moves[name]?.who ?? []), ...(on.verbs.read ?? [])];
  const { id } = await (walked.make?.() ?? sampleRecord(apis, on));
  const [begins = []] = placesFor(workflow, name);
  await placeRecord(server, workflow, walked, id, begins);
  return {
    api: signInToMove(server, workflow, walked, who),
    method: method === 'POST' ? 'post' : 'put',
    path: path.replace('{id}', id),
    body: withoutNulls(await moveInput(apis, workflow, walked, name, id)),
  };
}

/** Every move of every workflow that can be tried, by its ability. */
export const sendingMoves = (
  server: TestServer,
  walkedOf: (name: string) => WalkedWorkflow,
): SendingCalls =>
  Object.fromEntries(
    workflows().flatMap((workflow) =>
      Object.values(workflow.actions)
        .filter(({ dryRun }) => dryRun)
        .map((action): [string, () => Promise<SendCall>] => [
          action.ability,
          () => callOf(server, workflow, action, walkedOf(workflow.on.name)),
        ]),
    ),
  );
