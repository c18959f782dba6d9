import { findLink, makeLink } from '#identity/server';
import type { NewLink, Visitor } from '#identity/server';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { conferencePollLink } from '../../domain/index.ts';

type Of = {
  readonly participantId: string;
  readonly key: string;
  /** When the last of the offered times ends. */
  readonly until?: string | null;
};

export async function mintPollLink(
  tx: Tx,
  services: Services,
  { participantId, key, until }: Of,
  to: Pick<NewLink, 'address' | 'issuerId'> = {},
): Promise<string> {
  const given = { subjectId: participantId, payload: { pollKey: key }, until, ...to };
  return (await makeLink(tx, services, conferencePollLink, given)).url;
}

export type PollLink = {
  readonly tenantId: string;
  readonly participantId: string;
  readonly conferenceId: string;
  readonly pollKey: string;
};

const conferenceText = `select conference_id as "conferenceId" from co_participants
  where id = $1::uuid and not is_deleted`;

export async function findPollLink(
  services: Services,
  token: string,
  visitor: Visitor,
): Promise<PollLink> {
  const link = await findLink(services, conferencePollLink, token, visitor);
  const { tenantId, payload } = link;
  const participantId = link.subjectId ?? '';
  const [found] = await services.db.batch({ tenantId }, [
    { text: conferenceText, values: [participantId] },
  ]);
  const conferenceId = found?.rows[0]?.['conferenceId'];
  if (!conferenceId) throw new Refused('linkNotValid');
  const pollKey = payload['pollKey'] ?? '';
  return { tenantId, participantId, conferenceId: String(conferenceId), pollKey };
}
