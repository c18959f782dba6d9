import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  placeHold,
  readDueFiles,
  readHolds,
  releaseHold,
  removeDueFiles,
} from '../../domain/index.ts';
import { dueListText, dueSumText, removeDueText } from './due-files.ts';
import type { DueFile } from './due-files.ts';
import { holdFiles, holdListText, releaseHeldFiles } from './holds.ts';
import type { HoldRow } from './holds.ts';
import { nameRecords } from './name-records.ts';

type Sum = { readonly files: number; readonly bytes: number };

/** What every answer of a list leaves out: how the row is found. */
const shown = <R extends { ownerResource: string | null; ownerId: string | null; total: number }>({
  ownerResource: _resource,
  ownerId: _id,
  total: _total,
  ...item
}: R) => item;

export const retentionHandlers: readonly Handler[] = [
  handle(readDueFiles, async ({ actor, services, tx }) => {
    const rows = await tx.query<DueFile>(dueListText, [services.now()]);
    const named = await nameRecords(services, actor, rows);
    return { items: named.map((row) => shown(row)), totalCount: rows[0]?.total ?? 0 };
  }),

  handle(removeDueFiles, async ({ actor, input, services, tx }) => {
    const isDryRun = input.isDryRun ?? true;
    const now = services.now();
    const [sum] = isDryRun
      ? await tx.query<Sum>(dueSumText, [now])
      : await tx.query<Sum>(removeDueText, [now, false, actor.tenantId]);
    return { files: sum?.files ?? 0, bytes: sum?.bytes ?? 0, isDryRun };
  }),

  handle(placeHold, async ({ actor, input, services, tx }) => ({
    id: await holdFiles(services, actor, tx, input),
  })),

  handle(releaseHold, ({ input, services, tx }) =>
    releaseHeldFiles(tx, input.holdId, services.now()),
  ),

  handle(readHolds, async ({ actor, services, tx }) => {
    const rows = await tx.query<HoldRow>(holdListText);
    const named = await nameRecords(services, actor, rows);
    return { items: named.map((row) => shown(row)), totalCount: rows[0]?.total ?? 0 };
  }),
];
