import { Readable } from 'node:stream';
import { accept, change } from '#kernel/domain';
import { acrossTenants, systemContext, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { envelope as envelopeResource, noteEvent } from '../../domain/index.ts';
import { signedFile } from './complete-envelope.ts';
import { keepMade } from './keep-made.ts';
import { lockEnvelope, readEnvelope } from './read-envelope.ts';
import { writeEvidence } from './write-evidence.ts';

type Told = { readonly tenantId: string; readonly id: string; readonly completedAt: string };

const toldText = `select tenant_id as "tenantId", id, completed_at as "completedAt" from envelopes
  where status = 'completed' and provider = 'own' and not is_deleted
    and (signed_file_id is null or evidence_file_id is null) order by completed_at, id`;

/** Sealed as any other envelope is, on the day of the story; nobody is told again. */
async function seal(services: Services, { tenantId, id }: Told): Promise<void> {
  const context = systemContext(tenantId, `envelope:${id}`);
  const whole = await services.db.transaction(context, (tx) => readEnvelope(tx, id));
  if (whole.envelope.signedFileId) return;
  const { name, bytes } = await signedFile(services, context, whole);
  const source = Readable.from([bytes]);
  const sourceFileId = whole.envelope.documentId;
  const kept = await keepMade(services, context, { name, source, sourceFileId });
  await services.db.transaction(context, async (tx) => {
    const { envelope } = await lockEnvelope(tx, id);
    if (envelope.signedFileId) return;
    const now = services.now().toISOString();
    const decision = accept(
      change(envelopeResource, id, { signedFileId: kept.id }),
      noteEvent('completed', { id, documentHash: kept.hash }, { now }),
    );
    await writeBySystem({ tx, services }, decision);
  });
}

/** The rows of the demo say what was signed; the documents and their evidence are made by the product. */
export async function sealDemoEnvelopes(services: Services): Promise<void> {
  const [found] = await services.hostDb.batch(acrossTenants, [{ text: toldText }]);
  for (const told of (found?.rows ?? []) as Told[]) {
    const onItsDay = { ...services, now: () => new Date(told.completedAt) };
    await seal(onItsDay, told);
    await writeEvidence(onItsDay, told.tenantId, told.id);
  }
}
