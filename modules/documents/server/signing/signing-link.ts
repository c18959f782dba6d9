import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Refused, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { hashed, tenantOfToken } from '../tokens/file-token.ts';

const addText = `insert into envelope_links (tenant_id, token_hash, envelope_id, signer_id)
  values (current_tenant(), $1, $2, $3)`;

/** D23: the token names its tenant and carries 256 random bits; only their hash is kept. */
export async function mintSigningLink(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  of: { readonly envelopeId: string; readonly signerId: string },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx.query(addText, [hashed(secret), of.envelopeId, of.signerId]);
  const token = `${tx.context.tenantId.replaceAll('-', '')}${secret}`;
  return `${config.publicUrl}/view/sign?token=${token}`;
}

export type SigningLink = {
  readonly tenantId: string;
  readonly tokenHash: string;
  readonly envelopeId: string;
  readonly signerId: string;
  readonly passHash: string | null;
};

const findText = `select k.token_hash as "tokenHash", k.envelope_id as "envelopeId",
    k.signer_id as "signerId", k.pass_hash as "passHash"
  from envelope_links k where k.token_hash = $1`;

/** The token finds the tenant, and within that tenant its envelope. */
export async function findSigningLink({ db }: Services, token: string): Promise<SigningLink> {
  const tenantId = tenantOfToken(token);
  if (!tenantId) throw new Refused('signingLinkUnknown');
  const [found] = await db.transaction(systemContext(tenantId), (tx) =>
    tx.query<Omit<SigningLink, 'tenantId'>>(findText, [hashed(token.slice(32))]),
  );
  if (!found) throw new Refused('signingLinkUnknown');
  return { ...found, tenantId };
}

const codeMinutes = 15;

const askCodeText = `update envelope_links set code_asked_at = $2::timestamptz
  where token_hash = $1 and (code_asked_at is null or code_asked_at < $2::timestamptz - interval '1 minute')
  returning token_hash`;

export async function noteCodeAsked(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  const [asked] = await tx.query(askCodeText, [tokenHash, now]);
  if (!asked) throw new Refused('codeAskedTooOften');
}

const setCodeText = `update envelope_links set code_hash = $2, code_tries_left = 5,
    code_expires_at = $3::timestamptz where token_hash = $1`;

/** Made when the mail leaves: it waits in no queue. */
export async function mintSigningCode(tx: Tx, tokenHash: string, now: Date): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const until = new Date(now.getTime() + codeMinutes * 60_000);
  await tx.query(setCodeText, [tokenHash, hashed(`${tokenHash} ${code}`), until]);
  return code;
}

const tryCodeText = `update envelope_links set code_tries_left = code_tries_left - 1
  where token_hash = $1 and code_tries_left > 0 and code_expires_at > $2::timestamptz
  returning code_hash as "codeHash"`;

/** Counted before it is compared, so that parallel guesses gain nothing. */
export async function isCodeRight(
  tx: Tx,
  tokenHash: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const [row] = await tx.query<{ codeHash: string }>(tryCodeText, [tokenHash, now]);
  return row !== undefined && row.codeHash === hashed(`${tokenHash} ${code.trim()}`);
}

/** The visit that opened the document; a later one takes its place. The code is used up. */
export async function mintPass(tx: Tx, tokenHash: string): Promise<string> {
  const pass = randomBytes(32).toString('base64url');
  await tx.query(
    `update envelope_links set pass_hash = $2, code_hash = null, code_tries_left = 0
     where token_hash = $1`,
    [tokenHash, hashed(pass)],
  );
  return pass;
}

export function refuseWithoutPass({ passHash }: SigningLink, pass: unknown): void {
  const given = createHash('sha256').update(String(pass)).digest();
  const kept = Buffer.from(passHash ?? '', 'base64url');
  if (kept.length !== given.length || !timingSafeEqual(kept, given)) {
    throw new Refused('documentNotOpened');
  }
}
