import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  forgetFiles,
  giveFilesTo,
  keptFiles,
  mintSigningLink,
  sendKeptFile,
  uploadRoutes,
} from '#documents/server';
import type { Uploader } from '#documents/server';
import { fileAnswer } from '#kernel/domain';
import {
  contextOf,
  described,
  isUuid,
  newId,
  Refused,
  throwUnlessAccepted,
  writeBySystem,
} from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  clientDocument,
  clientFormFile,
  decideFormFile,
  decidePageRemoval,
  decideReturn,
  decideRoom,
  pageTypesOf,
} from '../../../domain/index.ts';
import { portalClientId } from '../portal-client.ts';
import { lockOwnForm, pagesOf } from './form-rows.ts';
import { ownSignatures, portalForms } from './portal-forms.ts';
import { stopSigning } from './stop-signing.ts';

const policy = { signedIn: true } as const;
const writes = { config: { policy }, bodyLimit: 4096 } as const;
const reads = {
  config: { policy, reads: { resource: 'clientDocument', operation: 'portalFormFile' } },
} as const;

const links = {
  config: { policy, reads: { resource: 'envelope', operation: 'portalSigningLink' } },
  bodyLimit: 4096,
} as const;

const form = '/app/portal/forms/:formId';
const round = `${form}/rounds/:round`;

type OfRound = { Params: { formId: string; round: string } };
type OfFile = { Params: { formId: string; fileId: string } };

function roundOf({ round: given }: OfRound['Params']): number {
  if (!/^\d{1,6}$/.test(given)) throw new Refused('notFound');
  return Number(given);
}

/** The client whose form it is, while we wait for it; the pages belong to the form. */
async function uploaderOf(services: Services, request: FastifyRequest): Promise<Uploader> {
  const params = request.params as OfRound['Params'];
  const clientId = portalClientId(request.actor);
  const seen = roundOf(params);
  const context = contextOf(request.actor, request.id);
  const facts = async (tx: Tx) => {
    const own = await lockOwnForm(tx, params.formId, clientId);
    return { own, held: (await pagesOf(tx, own)).length };
  };
  const owner = { module: clientDocument.name, id: params.formId };
  // Whoever only asks how far an upload is, or gives it up, needs no room for it.
  await services.db.transaction(context, (tx) => lockOwnForm(tx, params.formId, clientId));
  return {
    context,
    kind: 'paper',
    only: owner,
    async ownerOf() {
      const { own, held } = await services.db.transaction(context, facts);
      throwUnlessAccepted(decideRoom(own, seen, held));
      return owner;
    },
    async also(tx, fileId) {
      const { own, held } = await facts(tx);
      const [file] = await keptFiles(tx, [fileId]);
      const page = { id: fileId, pageId: newId(), name: file?.name ?? '' };
      await writeBySystem({ tx, services }, decideFormFile(own, { round: seen, held }, page));
      // The office reads the files of the form; this one is the client's until it is returned.
      await giveFilesTo(tx, [fileId], { module: clientFormFile.name, id: page.pageId });
    },
  };
}

async function giveBack(services: Services, request: FastifyRequest<OfRound>): Promise<void> {
  const { actor, params, id } = request;
  const clientId = portalClientId(actor);
  const seen = roundOf(params);
  await services.db.transaction(contextOf(actor, id), async (tx) => {
    const own = await lockOwnForm(tx, params.formId, clientId);
    const now = services.now().toISOString();
    const pages = await pagesOf(tx, own);
    await writeBySystem({ tx, services }, decideReturn(own, pages, seen, now));
    const fresh = pages.filter(({ returnedAt }) => returnedAt === null);
    await giveFilesTo(
      tx,
      fresh.map(({ fileId }) => fileId),
      { module: clientDocument.name, id: own.id },
      pageTypesOf(own),
    );
    const reason = 'The form was returned on paper.';
    await stopSigning(tx, services, own.id, { who: actor.name ?? '', reason });
  });
}

async function takeAway(services: Services, request: FastifyRequest<OfFile>): Promise<void> {
  const { actor, params, id } = request;
  const clientId = portalClientId(actor);
  await services.db.transaction(contextOf(actor, id), async (tx) => {
    const own = await lockOwnForm(tx, params.formId, clientId);
    const page = (await pagesOf(tx, own)).find(({ fileId }) => fileId === params.fileId);
    if (!page) throw new Refused('notFound');
    await writeBySystem({ tx, services }, decidePageRemoval(own, page));
    await forgetFiles(tx, [page.fileId]);
  });
}

const ownPageText = `select p.file_id as "fileId" from client_form_files p
  join client_documents d on d.tenant_id = p.tenant_id and d.id = p.document_id
  where p.file_id = $1 and d.id = $2::uuid and d.client_id = $3::uuid and d.is_active
    and not d.is_deleted and not p.is_deleted`;

/** G-066: a client gives a form back, and reads afterwards what they gave. */
export async function portalFormRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.post<OfRound>(
    `${round}/return`,
    described(writes, { answer: 'nothing', status: 204 }),
    async (request, reply) => {
      await giveBack(services, request);
      request.hasWritten = true;
      return reply.status(204).send();
    },
  );

  app.delete<OfFile>(
    `${form}/files/:fileId`,
    described(writes, { answer: 'nothing', status: 204 }),
    async (request, reply) => {
      await takeAway(services, request);
      return reply.status(204).send();
    },
  );

  app.get<OfFile>(
    `${form}/files/:fileId`,
    described(reads, { answer: fileAnswer('application/octet-stream') }),
    async ({ actor, params, id }, reply) => {
      const clientId = portalClientId(actor);
      if (!isUuid(params.formId) || !isUuid(params.fileId)) throw new Refused('notFound');
      const context = contextOf(actor, id);
      const values = [params.fileId, params.formId, clientId];
      const [found] = await services.db.batch(context, [{ text: ownPageText, values }]);
      if (!found?.rows.length) throw new Refused('notFound');
      return sendKeptFile(services, context, reply, params.fileId);
    },
  );

  app.post<{ Params: { signerId: string } }>(
    '/app/portal/signatures/:signerId/link',
    described(links, { answer: { link: 'text' } }),
    async (request) => {
      const { actor, params, id } = request;
      const clientId = portalClientId(actor);
      const link = await services.db.transaction(contextOf(actor, id), async (tx) => {
        const { forms } = await portalForms(tx, services, clientId);
        const formIds = forms.map((one) => one.id);
        const own = await ownSignatures(tx, services, clientId, formIds);
        const found = own.find(({ signerId }) => signerId === params.signerId);
        if (!found) throw new Refused('notFound');
        return mintSigningLink(tx, services, found);
      });
      return { link };
    },
  );

  await app.register(async (scope) =>
    uploadRoutes(scope, services, { path: `${round}/files`, policy, uploaderOf }),
  );
}
