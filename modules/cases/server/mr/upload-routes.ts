import { keptFiles, uploadRoutes } from '#documents/server';
import type { Uploader } from '#documents/server';
import { check, inputSchema, longText, text } from '#kernel/domain';
import type { InputValues } from '#kernel/domain';
import { Refused, described, invalid, systemContext, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostUploadedFiles, mr, offeredUploadShape, uploadPlace } from '../../domain/index.ts';
import { momentOf } from './moment-of.ts';
import { linkedRequest, readOfferedUpload } from './offered-upload.ts';
import { decideProviderDone, decideProviderFile } from './received-files.ts';
import { itemFacts, usableFilesOf } from './record-rows.ts';
import { findUploadLink } from './upload-link.ts';
import type { UploadLink } from './upload-link.ts';

const anonymous = { config: { policy: { anonymous: true } }, bodyLimit: 16_384 } as const;

const fields = {
  name: text('Your name', { required: true, max: 200 }),
  note: longText('Note', { max: 1000 }),
} as const;

type WithToken = { Params: { token: string } };

/** D23: looking changes nothing, so a mail scanner that follows the link does no harm. */
async function show(services: Services, { tenantId, itemId }: UploadLink) {
  const context = systemContext(tenantId);
  const shown = await services.db.transaction(context, (tx) => readOfferedUpload(tx, itemId));
  await services.readLog.recordRead(context, {
    operation: 'shownByToken',
    resource: 'mri',
    recordId: itemId,
  });
  return shown;
}

const lockText = `select id from medical_record_items where id = $1::uuid for update`;

const uploadedText = `select count(*)::int as uploaded from medical_record_files
  where item_id = $1::uuid and source = 'provider'`;

async function refuseWhenFull(tx: Tx, itemId: string): Promise<void> {
  const [row] = await tx.query<{ uploaded: number }>(uploadedText, [itemId]);
  if ((row?.uploaded ?? 0) >= mostUploadedFiles) throw new Refused('uploadLinkFull');
}

/** Whoever holds the link, while the request waits; the file belongs to its case. */
async function uploaderOf(services: Services, request: FastifyRequest): Promise<Uploader> {
  const { token } = request.params as WithToken['Params'];
  const { tenantId, itemId } = await findUploadLink(services, token, request);
  const context = systemContext(tenantId, request.id);
  const { item, isOpen } = await services.db.transaction(context, (tx) =>
    linkedRequest(tx, itemId),
  );
  if (!isOpen) throw new Refused('uploadLinkClosed');
  const owner = { module: mr.name, id: item.mrId };
  return {
    context,
    only: owner,
    async ownerOf() {
      await services.db.transaction(context, (tx) => refuseWhenFull(tx, itemId));
      return owner;
    },
    async also(tx, fileId) {
      // Many that were begun at once end one after the other, and are counted.
      await tx.query(lockText, [itemId]);
      await refuseWhenFull(tx, itemId);
      const files = await keptFiles(tx, [fileId]);
      const facts = await itemFacts(tx, item);
      const moment = await momentOf(tx, services, null);
      const received = { item, facts, files, source: 'provider' } as const;
      await writeBySystem({ tx, services }, decideProviderFile(received, moment));
    },
  };
}

function readWords(body: unknown): InputValues<typeof fields> {
  const checked = check(inputSchema(fields), body ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value as InputValues<typeof fields>;
}

/** The link has done its work: whoever comes later finds it closed. */
async function complete(services: Services, link: UploadLink, body: unknown): Promise<void> {
  const { name, note } = readWords(body);
  const { tenantId, itemId } = link;
  await services.db.transaction(systemContext(tenantId), async (tx) => {
    await tx.query(lockText, [itemId]);
    const { item, isOpen } = await linkedRequest(tx, itemId);
    if (!isOpen) throw new Refused('uploadLinkClosed');
    if (!(await usableFilesOf(tx, item)).length) throw new Refused('nothingUploaded');
    const moment = await momentOf(tx, services, { name });
    const words = { name: name.trim(), note: note?.trim() || null };
    const facts = await itemFacts(tx, item);
    await writeBySystem({ tx, services }, decideProviderDone(item, facts, words, moment));
  });
}

/** The token is the right: whoever holds it needs no account. */
export async function recordUploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const place = `${uploadPlace}/:token`;
  const linkOf = (request: FastifyRequest<WithToken>) =>
    findUploadLink(services, request.params.token, request);
  app.get<WithToken>(place, described(anonymous, { answer: offeredUploadShape }), async (request) =>
    show(services, await linkOf(request)),
  );
  app.post<WithToken>(
    `${place}/complete`,
    described(anonymous, { body: fields, answer: offeredUploadShape }),
    async (request) => {
      const link = await linkOf(request);
      await complete(services, link, request.body);
      return show(services, link);
    },
  );
  await app.register(async (scope) =>
    uploadRoutes(scope, services, {
      path: `${place}/files`,
      policy: { anonymous: true },
      uploaderOf,
    }),
  );
}
