import { check, flag, inputSchema, longText, text } from '#kernel/domain';
import type { InputValues } from '#kernel/domain';
import { Refused, described, invalid, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offeredQuotationShape } from '../../domain/index.ts';
import type { OfferedQuotation } from '../../domain/index.ts';
import { answerQuotation, noteOpened } from './answer-quotation.ts';
import { readOffered } from './offered-quotation.ts';
import { findQuotationLink } from './quotation-link.ts';
import type { QuotationLink } from './quotation-link.ts';

const anonymous = { config: { policy: { anonymous: true } }, bodyLimit: 16_384 } as const;

const fields = {
  isApproved: flag('Approved', { required: true }),
  name: text('Your name', { required: true, max: 200 }),
  reason: longText('Reason', { max: 2000 }),
} as const;

/** D23: looking changes nothing, so a mail scanner that follows the link does no harm. */
async function show(services: Services, link: QuotationLink): Promise<OfferedQuotation> {
  const context = systemContext(link.tenantId);
  const found = await services.db.transaction(context, (tx) => readOffered(tx, services, link));
  if (!found) throw new Refused('linkNotValid');
  await services.readLog.recordRead(context, {
    operation: 'shownByToken',
    resource: 'otQuotation',
    recordId: link.quotationId,
  });
  return found;
}

function readAnswer(body: unknown): InputValues<typeof fields> {
  const checked = check(inputSchema(fields), body ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value as InputValues<typeof fields>;
}

/** The token is the right: whoever holds it needs no account. */
export function quotationRoutes(app: FastifyInstance, services: Services): void {
  type WithToken = { Params: { token: string } };
  const place = '/app/quotations/:token';
  const linkOf = (request: FastifyRequest<WithToken>) =>
    findQuotationLink(services, request.params.token, request);
  app.get<WithToken>(
    place,
    described(anonymous, { answer: offeredQuotationShape }),
    async (request) => show(services, await linkOf(request)),
  );
  app.post<WithToken>(
    `${place}/opened`,
    described(anonymous, { body: {}, answer: offeredQuotationShape }),
    async (request) => {
      const link = await linkOf(request);
      await noteOpened(services, link);
      return show(services, link);
    },
  );
  app.post<WithToken>(
    place,
    described(anonymous, { body: fields, answer: offeredQuotationShape }),
    async (request) => {
      const { isApproved, name, reason } = readAnswer(request.body);
      if (!name.trim()) throw new Refused('answererMissing');
      const given = { isApproved, name: name.trim(), reason: reason?.trim() || null };
      const link = await linkOf(request);
      await answerQuotation(services, link, given);
      return show(services, link);
    },
  );
}
