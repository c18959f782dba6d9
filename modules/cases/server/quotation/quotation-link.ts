import { findLink, makeLink } from '#identity/server';
import type { NewLink, Visitor } from '#identity/server';
import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { quotationLink } from '../../domain/index.ts';

type Of = {
  readonly quotationId: string;
  readonly sendingKey: string;
  readonly validUntil?: PlainDate | null;
};

/** Whether the quotation is open is asked by the day itself. */
const endOfLink = (validUntil: PlainDate): string => `${addDays(validUntil, 31)}T00:00:00.000Z`;

export async function mintQuotationLink(
  tx: Tx,
  services: Services,
  { quotationId, sendingKey, validUntil }: Of,
  to: Pick<NewLink, 'address' | 'issuerId'> = {},
): Promise<string> {
  const made = await makeLink(tx, services, quotationLink, {
    subjectId: quotationId,
    payload: { sendingKey },
    until: validUntil ? endOfLink(validUntil) : null,
    ...to,
  });
  return made.url;
}

export type QuotationLink = {
  readonly tenantId: string;
  readonly quotationId: string;
  readonly sendingKey: string;
};

export async function findQuotationLink(
  services: Services,
  token: string,
  visitor: Visitor,
): Promise<QuotationLink> {
  const { tenantId, subjectId, payload } = await findLink(services, quotationLink, token, visitor);
  return { tenantId, quotationId: subjectId ?? '', sendingKey: payload['sendingKey'] ?? '' };
}
