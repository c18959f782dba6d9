import { keyOf } from '../find.ts';
import type { Find } from '../find.ts';
import type { MadeCall } from '../people/call.ts';
import { scriptOf, trace, uuids } from './script.ts';
import type { Step, Traced } from './script.ts';

export type Shows = (script: readonly Step[], key: string) => Promise<boolean>;

/** The writes that speak of the record, and of the records that those speak of. */
function about(calls: readonly MadeCall[], record: string, act: number): Set<number> {
  const kept = new Set<number>();
  const ids = new Set([record]);
  const written = ({ method, path, sent, status }: MadeCall): readonly string[] =>
    method === 'GET' || status >= 300 || status === 0
      ? []
      : (JSON.stringify([path, sent ?? null]).match(uuids) ?? []);
  for (let round = 0; round < 2; round += 1)
    for (const [at, call] of calls.entries()) {
      const isOwn = call.act === act && call.method !== 'GET';
      const made = String(call.body['id'] ?? '');
      const names = written(call);
      if (!isOwn && !ids.has(made) && !names.some((id) => ids.has(id))) continue;
      if (call.method === 'GET') continue;
      kept.add(at);
      for (const id of call.path.match(uuids) ?? []) ids.add(id);
    }
  return kept;
}

/** Takes out ever smaller parts, as long as what is left still shows it. */
async function without(
  all: readonly number[],
  stillShows: (part: readonly number[]) => Promise<boolean>,
): Promise<readonly number[]> {
  let left = all;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < left.length;) {
      const fewer = left.toSpliced(from, size);
      if (fewer.length && (await stillShows(fewer))) left = fewer;
      else from += size;
    }
  }
  return left;
}

/** The shortest script found that still shows it; all that was done, where nothing shorter does. */
export async function shrink(
  calls: readonly MadeCall[],
  find: Find,
  shows: Shows,
): Promise<readonly Step[]> {
  const before = calls.slice(0, find.calls);
  const traced: Traced = trace(before);
  const script = (part: Iterable<number>) => scriptOf(traced, part);
  const stillShows = (part: readonly number[]) => shows(script(part), keyOf(find));
  const writes = before.flatMap(({ method }, at) => (method === 'GET' ? [] : [at]));
  const near =
    find.record === null ? [] : [...about(before, find.record, find.act)].toSorted((a, b) => a - b);
  const start = near.length && (await stillShows(near)) ? near : writes;
  return script(await without(start, stillShows));
}

const indented = (step: Step): string => `    ${JSON.stringify(step)},`;

/** As a test that can be kept. */
export const asTest = (find: Find, script: readonly Step[]): string => `
test(${JSON.stringify(`${find.what}: ${find.sentence.slice(0, 80)}`)}, async () => {
  const script: Step[] = [
${script.map(indented).join('\n')}
  ];

  expect(await findsOf(script)).toEqual([]);
});
`;
