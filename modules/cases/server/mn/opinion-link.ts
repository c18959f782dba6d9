import { findLink, makeLink } from '#identity/server';
import type { NewLink, Visitor } from '#identity/server';
import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { opinionLink } from '../../domain/index.ts';

type Of = {
  readonly opinionId: string;
  readonly key: string;
  readonly dueOn?: PlainDate | null;
};

export async function mintOpinionLink(
  tx: Tx,
  services: Services,
  { opinionId, key, dueOn }: Of,
  to: Pick<NewLink, 'address' | 'issuerId'> = {},
): Promise<string> {
  const until = dueOn ? `${addDays(dueOn, 1)}T12:00:00.000Z` : null;
  const given = { subjectId: opinionId, payload: { linkKey: key }, until, ...to };
  return (await makeLink(tx, services, opinionLink, given)).url;
}

export type OpinionLink = {
  readonly tenantId: string;
  readonly opinionId: string;
  readonly linkKey: string;
};

export async function findOpinionLink(
  services: Services,
  token: string,
  visitor: Visitor,
): Promise<OpinionLink> {
  const { tenantId, subjectId, payload } = await findLink(services, opinionLink, token, visitor);
  return { tenantId, opinionId: subjectId ?? '', linkKey: payload['linkKey'] ?? '' };
}
