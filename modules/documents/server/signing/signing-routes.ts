import { check, fileAnswer, inputSchema } from '#kernel/domain';
import type { Fields, InputValues } from '#kernel/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused, described, invalid, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { declineBody, openingBody, signatureBody, signingShape } from '../../domain/index.ts';
import type { SigningView } from '../../domain/index.ts';
import { sendKeptFile } from '../send/send-kept-file.ts';
import { readEnvelope } from './read-envelope.ts';
import { findSigningLink, refuseWithoutPass } from './signing-link.ts';
import type { SigningLink } from './signing-link.ts';
import { signingView } from './signing-view.ts';
import { askCode, declineDocument, openDocument, signDocument, visitOf } from './signing-visit.ts';

const anonymous = { config: { policy: { anonymous: true } } } as const;
const withBody = (bytes: number) => ({ ...anonymous, bodyLimit: bytes });

type WithToken = { Params: { token: string } };

function bodyOf<F extends Fields>(fields: F, body: unknown): InputValues<F> {
  const checked = check(inputSchema(fields), body);
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value as InputValues<F>;
}

const passOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): unknown =>
  headers['x-signing-pass'];

const hasPass = (link: SigningLink, pass: unknown): boolean => {
  if (pass === undefined) return false;
  refuseWithoutPass(link, pass);
  return true;
};

const noteRead = (services: Services, { tenantId, envelopeId }: SigningLink, operation: string) =>
  services.readLog.recordRead(systemContext(tenantId), {
    operation,
    resource: 'envelope',
    recordId: envelopeId,
  });

/** D23: looking changes nothing, so a mail scanner that follows the link does no harm. */
async function show(services: Services, link: SigningLink, pass: unknown): Promise<SigningView> {
  const isOpened = hasPass(link, pass);
  const now = services.now();
  const view = await services.db.transaction(systemContext(link.tenantId), (tx) =>
    signingView(tx, link, { now, isOpened }),
  );
  await noteRead(services, link, 'shownByToken');
  return view;
}

/** The document, or the signed one once there is one; only to the visit that has opened it. */
async function documentOf(services: Services, link: SigningLink, pass: unknown): Promise<string> {
  refuseWithoutPass(link, pass);
  const { envelope } = await services.db.transaction(systemContext(link.tenantId), (tx) =>
    readEnvelope(tx, link.envelopeId),
  );
  if (envelope.status === 'voided' || envelope.status === 'declined') {
    throw new Refused('signingVoided');
  }
  await noteRead(services, link, 'readByToken');
  return envelope.signedFileId ?? envelope.documentId;
}

/** The token is the right: whoever holds it needs no account. */
export function signingRoutes(app: FastifyInstance, services: Services): void {
  const place = '/app/signing/:token';
  const link = (request: FastifyRequest<WithToken>) =>
    findSigningLink(services, request.params.token, request);
  app.get<WithToken>(place, described(anonymous, { answer: signingShape }), async (request) =>
    show(services, await link(request), passOf(request)),
  );
  app.get<WithToken>(
    `${place}/document`,
    described(
      { ...anonymous, handlerTimeout: 900_000 },
      { answer: fileAnswer('application/octet-stream') },
    ),
    async (request, reply) => {
      const found = await link(request);
      const fileId = await documentOf(services, found, passOf(request));
      return sendKeptFile(services, systemContext(found.tenantId), reply, fileId);
    },
  );
  app.post<WithToken>(
    `${place}/code`,
    described(withBody(1024), { answer: 'nothing', status: 204 }),
    async (request, reply) => {
      await askCode(services, await link(request), visitOf(request, services));
      return reply.status(204).send();
    },
  );
  signerRoutes(app, services, place);
}

function signerRoutes(app: FastifyInstance, services: Services, place: string): void {
  app.post<WithToken>(
    `${place}/open`,
    described(withBody(4096), { body: openingBody, answer: { pass: 'text' } }),
    async (request) => {
      const link = await findSigningLink(services, request.params.token, request);
      const { consent, code } = bodyOf(openingBody, request.body);
      const given = { consent: consent === true, code: code ?? '' };
      const pass = await openDocument(services, link, given, visitOf(request, services));
      if (!pass) throw new Refused('codeWrong');
      return { pass };
    },
  );
  app.post<WithToken>(
    `${place}/sign`,
    described(withBody(524_288), { body: signatureBody, answer: 'nothing', status: 204 }),
    async (request, reply) => {
      const link = await findSigningLink(services, request.params.token, request);
      const given = bodyOf(signatureBody, request.body);
      await signDocument(services, link, given, visitOf(request, services));
      return reply.status(204).send();
    },
  );
  app.post<WithToken>(
    `${place}/decline`,
    described(withBody(16_384), { body: declineBody, answer: 'nothing', status: 204 }),
    async (request, reply) => {
      const link = await findSigningLink(services, request.params.token, request);
      const given = bodyOf(declineBody, request.body);
      await declineDocument(services, link, given, visitOf(request, services));
      return reply.status(204).send();
    },
  );
}
