import { linkAddress, linkExpiry } from '#kernel/domain';
import type { Instant, LinkDefinition } from '#kernel/domain';
import { newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { hashCode } from './link-code.ts';
import { subjectRecord } from './link-subject.ts';
import { hashOfSecret, newSecret, tokenOf } from './link-token.ts';

export type NewLink = {
  /** The id of what the definition is for; null where it is about nothing yet. */
  readonly subjectId: string | null;
  /** Where each link of a kind may be about another resource. */
  readonly subjectOf?: string | undefined;
  /** Whom it is sent to. */
  readonly address?: string | null | undefined;
  /** Who caused it, where that is not whoever is at work. Null: the server by itself. */
  readonly issuerId?: string | null | undefined;
  readonly until?: Instant | null | undefined;
  /** How often it may be used, where its kind leaves that open. */
  readonly uses?: number | undefined;
  /** Goes another way than the link; both together open it. */
  readonly code?: string | undefined;
  readonly payload?: Readonly<Record<string, unknown>> | undefined;
};

export type MadeLink = {
  readonly id: string;
  readonly token: string;
  readonly url: string;
  readonly expiresAt: Instant;
};

const addText = `insert into links (tenant_id, id, kind, token_hash, subject_of, subject_id,
    record_module, record_id, record_name, address, issuer_id, issuer_tenant_id, created_at, expires_at,
    uses_left, payload, code_hash, code_tries_left)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 5)`;

const auditText = `select write_audit(current_tenant(), 'makeLink', $1, $2::uuid, $3)`;

const issuerOf = ({ context }: Tx, { issuerId }: NewLink): readonly (string | null)[] => {
  if (issuerId !== undefined) return [issuerId, issuerId && context.tenantId];
  const { userId, actorTenantId = context.tenantId } = context;
  return userId ? [userId, actorTenantId] : [null, null];
};

/** The one way to a secret link. Made when its mail leaves: the token waits in no queue. */
export async function makeLink(
  tx: Tx,
  services: Services,
  definition: LinkDefinition,
  given: NewLink,
): Promise<MadeLink> {
  const { subjectId, subjectOf = definition.for.name, address = null, payload = {} } = given;
  const { tenantId } = tx.context;
  const [id, secret] = [newId(), newSecret()];
  const madeAt = services.now().toISOString();
  const expiresAt = linkExpiry(definition, madeAt, given.until);
  const subject = { of: subjectOf, id: subjectId ?? '', address };
  const record = subjectId && (await subjectRecord(tx, services, definition, subject));
  const uses = given.uses ?? (definition.uses === 'once' ? 1 : null);
  await tx.query(addText, [
    tenantId,
    id,
    definition.name,
    hashOfSecret(secret),
    subjectId && subjectOf,
    subjectId,
    ...(record ? [record.module, record.id, record.name] : [null, null, null]),
    address,
    ...issuerOf(tx, given),
    madeAt,
    expiresAt,
    uses,
    payload,
    given.code === undefined ? null : hashCode(secret, given.code),
  ]);
  if (!definition.forOwnBrowser) {
    await tx.query(auditText, [
      subjectOf,
      subjectId,
      { kind: definition.name, address, expiresAt },
    ]);
  }
  const token = tokenOf(tenantId, secret);
  const url = `${services.config.publicUrl}${linkAddress(definition, token, tenantId)}`;
  return { id, token, url, expiresAt };
}
