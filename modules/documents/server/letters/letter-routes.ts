import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, AnyAction, AnyResource, PlainDate } from '#kernel/domain';
import { check, dayIn, formatsOf, inputSchema } from '#kernel/domain';
import { contextOf, invalid, linkedRecord, Refused } from '#kernel/server';
import type { LinkedRecord, Services } from '#kernel/server';
import {
  draftLetter,
  fileRights,
  letterDocument,
  linesOf,
  previewLetter,
  writeLetter,
} from '../../domain/index.ts';
import type { PrintedDocument } from '../../domain/index.ts';
import { documentFormat, sendDocument } from '../render/print-document.ts';
import { readLetterhead } from '../render/read-letterhead.ts';
import { cleanLetter, hasWords } from './clean-letter.ts';
import { keepLetter } from './keep-letter.ts';
import { letterRecipientPoint } from './letter-recipient-point.ts';
import type { LetterRecipient } from './letter-recipient-point.ts';

type Typed = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly date?: PlainDate | null;
  readonly address?: string | null;
  readonly salutation?: string | null;
  readonly subject?: string | null;
  readonly body?: string | null;
  readonly signOff?: string | null;
  readonly signatory?: string | null;
};

/** Rendering a PDF takes longer than a transaction may, so none is open meanwhile. */
export function letterRoutes(app: FastifyInstance, services: Services): void {
  const policy = ({ ability }: AnyAction) => ({ config: { policy: { ability } } });

  app.get('/app/letters/draft', policy(draftLetter), async (request) => {
    const link = checked<Typed>(draftLetter, request.query);
    const { record, recipient } = await recordOf(services, request, link, 'read');
    const { actor, id: requestId } = request;
    const to = await recipient.addressee(record, { services, actor, requestId });
    return {
      date: todayOf(services, actor),
      address: [to.name, ...to.addressLines].join('\n'),
      salutation: to.salutation,
      subject: '',
      body: '',
      signOff: 'Yours sincerely',
      signatory: actor.name ?? '',
    };
  });
  app.post('/app/letters/preview', policy(previewLetter), async (request, reply) => {
    const { format } = request.query as { format?: unknown };
    const typed = checked<Typed>(previewLetter, request.body);
    await recordOf(services, request, typed, 'read');
    const letter = await written(services, request, typed);
    return sendDocument(services, reply, letter, documentFormat(format));
  });
  app.post('/app/letters', policy(writeLetter), async (request, reply) => {
    if (!fileRights.mayUpload(request.actor)) throw new Refused('notPermitted');
    const typed = checked<Typed>(writeLetter, request.body);
    const { resource } = await recordOf(services, request, typed, 'update');
    if (!hasWords(cleanLetter(typed.body ?? ''))) throw new Refused('letterIsEmpty');
    const letter = await written(services, request, typed);
    const owner = { module: resource.name, id: typed.objectId };
    return reply.send(await keepLetter(services, request, letter, owner));
  });
}

function checked<T>({ input }: AnyAction, given: unknown): T {
  const result = check(inputSchema(input), given);
  if (!result.ok) throw invalid(result.errors);
  return result.value as T;
}

type Reached = {
  readonly resource: AnyResource;
  readonly record: LinkedRecord['record'];
  readonly recipient: LetterRecipient;
};

/** D6: the record under the caller's rights; what letters are not written to is not found either. */
async function recordOf(
  services: Services,
  { actor, id: requestId }: FastifyRequest,
  { fromModule, objectId }: Typed,
  verb: 'read' | 'update',
): Promise<Reached> {
  const link = { module: fromModule, id: objectId };
  const found = await linkedRecord(services, actor, link, { verb, requestId });
  const recipient = letterRecipientPoint
    .of(services)
    .find(({ resource }) => resource === found.resource.name);
  if (!recipient) throw new Refused('notFound');
  return { ...found, recipient };
}

async function written(
  services: Services,
  { actor, id }: FastifyRequest,
  typed: Typed,
): Promise<PrintedDocument> {
  const letterhead = await services.db.snapshot(contextOf(actor, id), (tx) =>
    readLetterhead(tx, services),
  );
  const facts = {
    day: typed.date ?? todayOf(services, actor),
    addressLines: linesOf(typed.address),
    subject: typed.subject ?? '',
    salutation: typed.salutation ?? '',
    body: cleanLetter(typed.body ?? ''),
    signOff: typed.signOff ?? '',
    signatory: linesOf(typed.signatory),
  };
  return letterDocument.write(facts, letterhead);
}

const todayOf = (services: Services, actor: Actor): PlainDate =>
  dayIn(formatsOf(actor).zone, services.now());
