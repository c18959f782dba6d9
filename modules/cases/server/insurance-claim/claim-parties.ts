import { referencesOf } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { readsSome, visibleRecords } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { caseManager, companyTypes } from '#parties/domain';
import type { CaseRecord, InsuranceClaim } from '../../domain/index.ts';

const typeText = `select business_type as type from party_companies where id = $1::uuid`;

export async function companyOf(tx: Tx, record: CaseRecord): Promise<InsuranceClaim['company']> {
  const [company] = referencesOf('companyId', record);
  if (!company) return null;
  const [row] = await tx.query<{ type: keyof typeof companyTypes | null }>(typeText, [company.id]);
  return {
    id: company.id,
    displayName: company.displayName,
    typeName: row?.type ? companyTypes[row.type] : null,
  };
}

const mailText = `select id::text as id, email from party_case_managers where id = any($1::uuid[])`;

/** Who manages the claim there; addresses only for those who may open the person. */
export async function managersOf(
  tx: Tx,
  actor: Actor,
  record: CaseRecord,
): Promise<InsuranceClaim['managers']> {
  const people = [...referencesOf('bookingCmId', record), ...referencesOf('otherCmIds', record)];
  const ids = [...new Set(people.map(({ id }) => id))];
  const { text, values } = visibleRecords(actor, caseManager, ids);
  const seen =
    ids.length && readsSome(actor, caseManager)
      ? (await tx.query<{ id: string }>(text, values)).map(({ id }) => id)
      : [];
  const mails = await tx.query<{ id: string; email: string | null }>(mailText, [seen]);
  return ids.map((id) => ({
    id,
    displayName: people.find((one) => one.id === id)?.displayName ?? '',
    email: mails.find((one) => one.id === id)?.email ?? null,
  }));
}
