import { Refused, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { newLinkToken, readLinkToken } from '../links/link-token.ts';

const mintText = `insert into co_poll_links (tenant_id, token_hash, participant_id, poll_key)
  values ($1, $2, $3, $4)`;

export async function mintPollLink(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  of: { readonly participantId: string; readonly key: string },
): Promise<string> {
  const { tenantId } = tx.context;
  const { token, hash } = newLinkToken(tenantId);
  await tx.query(mintText, [tenantId, hash, of.participantId, of.key]);
  return `${config.publicUrl}/conference/${token}`;
}

export type PollLink = {
  readonly tenantId: string;
  readonly participantId: string;
  readonly conferenceId: string;
  readonly pollKey: string;
};

const findText = `select l.participant_id as "participantId", l.poll_key as "pollKey",
    p.conference_id as "conferenceId"
  from co_poll_links l
  join co_participants p on p.tenant_id = l.tenant_id and p.id = l.participant_id and not p.is_deleted
  where l.token_hash = $1`;

export async function findPollLink({ db }: Services, token: string): Promise<PollLink> {
  const { tenantId, hash } = readLinkToken(token);
  const [found] = await db.transaction(systemContext(tenantId), (tx) =>
    tx.query<Omit<PollLink, 'tenantId'>>(findText, [hash]),
  );
  if (!found) throw new Refused('linkUnknown');
  return { ...found, tenantId };
}
