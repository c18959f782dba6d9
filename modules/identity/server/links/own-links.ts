import type { LinkDefinition } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { aliveSql } from './find-link.ts';
import { withdrawLinkById } from './withdraw-links.ts';

/** A link that the person at work gave out and that still opens something. */
export type OwnLink = {
  readonly id: string;
  readonly kind: string;
  readonly recordName: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastOpenedAt: string | null;
};

const instant = (column: string) =>
  `to_char(l.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listText = `select l.id, l.kind, nullif(l.record_name, '') as "recordName",
    ${instant('created_at')} as "createdAt", ${instant('expires_at')} as "expiresAt",
    ${instant('last_opened_at')} as "lastOpenedAt"
  from links l
  where l.tenant_id = current_tenant() and l.issuer_tenant_id = l.tenant_id and l.issuer_id = $2::uuid
    and l.kind = any ($3::text[]) and ${aliveSql}
  order by l.created_at desc, l.id desc`;

export const ownLinks = (
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  kinds: readonly LinkDefinition[],
): Promise<OwnLink[]> =>
  tx.query<OwnLink>(listText, [now(), tx.context.userId, kinds.map(({ name }) => name)]);

/** False: it is not theirs, not of these kinds, or dead already. */
export async function withdrawOwnLink(
  tx: Tx,
  services: Pick<Services, 'now'>,
  kinds: readonly LinkDefinition[],
  id: string,
): Promise<boolean> {
  const isOwn = (await ownLinks(tx, services, kinds)).some((link) => link.id === id);
  return isOwn && withdrawLinkById(tx, services, id);
}
