import { envelopeCompleted } from '#documents/domain';
import { copySigned, giveFilesTo, keptFiles } from '#documents/server';
import { moduleNameOf } from '#kernel/domain';
import { on, writeBySystem } from '#kernel/server';
import {
  clientDocument,
  decideSignedReturn,
  isOpenForm,
  pageTypesOf,
} from '../../../domain/index.ts';
import { lockForm } from './form-rows.ts';

/** One that came back on paper or was withdrawn meanwhile stays what it is; the envelope keeps the evidence. */
export const formSignedByLink = on(
  envelopeCompleted,
  'parties.formSignedByLink',
  async ({ payload }, tx, services) => {
    if (payload.fromModule !== moduleNameOf(clientDocument)) return;
    const form = await lockForm(tx, payload.objectId ?? '');
    if (!form || !isOpenForm(form)) return;
    const { fileId } = await copySigned(services, tx, payload.envelopeId);
    const [file] = await keptFiles(tx, [fileId]);
    const signed = { id: fileId, name: file?.name ?? form.name };
    const now = services.now().toISOString();
    await writeBySystem({ tx, services }, decideSignedReturn(form, signed, now));
    await giveFilesTo(
      tx,
      [fileId],
      { module: clientDocument.name, id: form.id },
      pageTypesOf(form),
    );
  },
);
