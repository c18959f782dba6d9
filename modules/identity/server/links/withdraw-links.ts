import type { LinkDefinition } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';

const ofSubjectText = `update links set withdrawn_at = $1, withdrawn_by_id = current_actor()
  where kind = $2 and subject_id = $3::uuid and withdrawn_at is null and expires_at > $1::timestamptz`;

/** Every link of a kind about this record is dead from here on. */
export async function withdrawLinksOf(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { name }: LinkDefinition,
  subjectId: string,
): Promise<void> {
  await tx.query(ofSubjectText, [now(), name, subjectId]);
}

const oneText = `update links l set withdrawn_at = $1, withdrawn_by_id = current_actor()
  where l.id = $2::uuid and l.withdrawn_at is null and l.expires_at > $1::timestamptz
  returning l.kind, l.address, l.subject_of as "subjectOf", l.subject_id as "subjectId"`;

const auditText = `select write_audit(current_tenant(), 'withdrawLink', $1, $2::uuid, $3)`;

type Row = {
  kind: string;
  address: string | null;
  subjectOf: string | null;
  subjectId: string | null;
};

/** False: it is not there, or was dead already. */
export async function withdrawLinkById(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  id: string,
): Promise<boolean> {
  const [row] = await tx.query<Row>(oneText, [now(), id]);
  if (!row) return false;
  const { kind, address, subjectOf, subjectId } = row;
  await tx.query(auditText, [subjectOf ?? 'link', subjectId ?? id, { kind, address }]);
  return true;
}
