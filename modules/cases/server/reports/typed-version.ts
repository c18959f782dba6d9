import { extensionOf } from '#documents/domain';
import { keepFile, keptFiles, openKeptFile, tenantLimits } from '#documents/server';
import type { FileRow } from '#documents/server';
import { newId, on, systemContext, writeBySystem } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { decideVersion, isReportLocked, reportTyped } from '../../domain/index.ts';
import { asServer } from '../engine/index.ts';

// Locked, so that the report does not become final between the question and the answer.
const stepText = `select step from cases where id = $1::uuid and not is_deleted for no key update`;

/** The file of the typing job stays there, for its typist; a copy belongs to the report. */
async function copyOf(
  services: Services,
  tx: Tx,
  context: Context,
  file: FileRow,
): Promise<string> {
  const kept = await keepFile(services, context, {
    name: file.name,
    source: await openKeptFile(services, file),
    kinds: [],
    limits: await tenantLimits(services, context),
  });
  await kept.settleIn(tx, null);
  return kept.id;
}

type Typed = { readonly caseId: string; readonly fileId: string };

/** False: whoever typed it does not see the case. */
async function addTypedVersion(
  services: Services,
  tx: Tx,
  context: Context,
  { caseId, fileId: typedId }: Typed,
): Promise<boolean> {
  const [found] = await tx.query<{ step: string }>(stepText, [caseId]);
  if (!found) return false;
  const [file] = await keptFiles(tx, [typedId]);
  if (!file || isReportLocked(found.step)) return true;
  const fileId = await copyOf(services, tx, context, file);
  const given = { caseId, fileId, note: 'Typed from the dictation.' };
  const decision = decideVersion(found.step, extensionOf(file.name), newId(), given);
  await writeBySystem({ tx, services }, decision);
  return true;
}

/** What was typed for a report that is final meanwhile stays with its typing job. */
export const addVersionWhenTyped = on(
  reportTyped,
  'cases.addTypedVersion',
  async ({ tenantId, payload }, tx, services) => {
    const add = (context: Context) => addTypedVersion(services, tx, context, payload);
    if (await add(tx.context)) return;
    // A file field takes only what its writer has kept: the copy is the server's too.
    await asServer(tx, () => add(systemContext(tenantId, tx.context.requestId)));
  },
);
