import { anyCase, caseTypeOf } from '#cases/domain';
import { chargesToInvoice, linkedCase } from '#cases/server';
import type { Actor } from '#kernel/domain';
import { readRecord, Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { CaseToInvoice, ChargeToInvoice } from '../../domain/index.ts';

export type CaseAsked = {
  readonly objectId: string;
  readonly fromModuleType?: string | null;
  readonly fromModuleEnum?: string | null;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const namesText = `select name from party_companies where id = $1::uuid`;

/** The case under the caller's rights; one that is hidden, or of another type, is not found. */
export async function caseAsked(tx: Tx, actor: Actor, asked: CaseAsked): Promise<CaseToInvoice> {
  const common = JSON.parse(await readRecord(tx, actor, anyCase, asked.objectId)) as {
    readonly caseType: string;
  };
  const named = asked.fromModuleType || asked.fromModuleEnum;
  if (named && caseTypeOf(named)?.key !== common.caseType) throw new Refused('notFound');
  const { record } = await linkedCase(tx, actor, {
    fromModule: common.caseType,
    objectId: asked.objectId,
  });
  const companyId = textOf(record.companyId);
  const [company] = companyId ? await tx.query<{ name: string }>(namesText, [companyId]) : [];
  return {
    caseId: record.id,
    caseNo: record.caseNo,
    caseType: common.caseType,
    companyId,
    companyName: company?.name ?? null,
    caseManagerId: textOf(record.bookingCmId),
    specialistId: textOf(record.specialistId),
    claimantName: textOf(record.claimantName),
    claimNo: textOf(record.claimNo),
    purchaseOrderNo: textOf(record.purchaseOrderNo),
    customerReference: textOf(record.customerReference),
  };
}

export const chargesOfCase = (tx: Tx, caseId: string): Promise<readonly ChargeToInvoice[]> =>
  chargesToInvoice(tx, { caseId });
