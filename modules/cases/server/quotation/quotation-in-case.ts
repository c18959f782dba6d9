import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { otType } from '../../domain/index.ts';
import type { QuotationFacts, QuotationInCase } from '../../domain/index.ts';
import { moveFacts, storedCase } from '../engine/index.ts';

/** All that a decision about a quotation must know. Its case is locked: two answers stand in line. */
export async function quotationInCase(
  tx: Tx,
  services: Services,
  quotation: QuotationFacts,
): Promise<QuotationInCase> {
  await tx.query('select id from ot where id = $1::uuid for update', [quotation.otId]);
  const otCase = await storedCase(tx, otType, quotation.otId);
  if (!otCase) throw new Refused('notFound');
  return { quotation, otCase, facts: await moveFacts(tx, services, otType, otCase) };
}
