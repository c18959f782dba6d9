import type { Instant, PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { journal, post, posting } from '../../domain/index.ts';
import type { Entry } from '../../domain/index.ts';
import { numbered } from './numbered.ts';

/** The journals of the documents, by their day; each is posted by the same rule as a real one. */
export function ledgerRows(
  tenantId: string,
  given: readonly Entry[],
  at: (on: PlainDate) => Instant,
): TableRows[] {
  const entries = given.toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1));
  const numbers = numbered('JNL', entries, ({ on }) => on);
  const writes = entries.flatMap((entry) =>
    post(entry).map(({ resource, values }, index) => ({ entry, resource, values, index })),
  );
  const rowsOf = (name: string) => writes.filter(({ resource }) => resource === name);
  return [
    ...recordRows(
      journal,
      rowsOf('journal').map(({ entry, values }) => ({
        ...values,
        id: entry.id,
        journalNo: numbers.of(entry.id),
        creationTime: at(entry.on),
      })),
      tenantId,
    ),
    ...recordRows(
      posting,
      rowsOf('posting').map(({ entry, values, index }) => ({
        ...values,
        id: idOf('posting', entry.id, String(index)),
        creationTime: at(entry.on),
      })),
      tenantId,
    ),
    numbers.series(tenantId),
  ];
}
