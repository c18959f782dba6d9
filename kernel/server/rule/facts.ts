import { together } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { asServer } from '../db/as-server.ts';
import type { Tx } from '../db/database.ts';
import type { Asked, Changed } from './rule.ts';

type Row = { readonly id: string };

/** The rows of a statement that takes the ids and answers `id` with each row. */
export const rowsById =
  <F extends Row>(text: string) =>
  async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, F>> =>
    new Map((await tx.query<F>(text, [ids])).map((row) => [row.id, row]));

/** The same where whoever writes may not see all that the rule must know. */
export const hiddenRowsById = <F extends Row>(text: string) => {
  const rows = rowsById<F>(text);
  return (tx: Tx, ids: readonly string[]) => asServer(tx, () => rows(tx, ids));
};

/** A rule about each record by itself. */
export const decideEach =
  <F>(decide: (before: F | null, after: F | null, asked: Asked) => Decision) =>
  (changes: readonly Changed<F>[], asked: Asked): Decision =>
    together(changes.map(({ before, after }) => decide(before, after, asked)));
