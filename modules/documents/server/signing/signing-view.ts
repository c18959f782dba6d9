import type { Tx } from '#kernel/server';
import { hiddenEmail, signingState } from '../../domain/index.ts';
import type { SigningView } from '../../domain/index.ts';
import { readEnvelope } from './read-envelope.ts';
import type { EnvelopeRow, SignerRow } from './read-envelope.ts';
import type { SigningLink } from './signing-link.ts';

type Practice = { readonly name: string | null; readonly email: string | null };
type People = { readonly practice: Practice; readonly sender: string | null };

const peopleText = `select t.shown_name as name, t.email,
    (select nullif(trim(u.name), '') from accounts u
      where u.tenant_id = current_tenant() and u.id = $1::uuid) as sender
  from platform_tenants t where t.id = current_tenant()`;

/** Who asks for the signature. */
export async function peopleOf(tx: Tx, envelope: EnvelopeRow): Promise<People> {
  const [found] = await tx.query<Practice & { sender: string | null }>(peopleText, [
    envelope.senderId,
  ]);
  return {
    practice: { name: found?.name ?? '', email: found?.email ?? null },
    sender: found?.sender ?? null,
  };
}

/** Before a needed code is given, the link alone tells nothing of the document or of the others. */
function secretOf(envelope: EnvelopeRow, signers: readonly SignerRow[], me: SignerRow) {
  return {
    title: envelope.title,
    message: envelope.message,
    endReason: envelope.endReason,
    signers: signers.map(({ id, name, status }) => ({ name, status, isMe: id === me.id })),
  };
}

const untold = { title: null, message: null, endReason: null, signers: [] } as const;

export async function signingView(
  tx: Tx,
  link: SigningLink,
  { now, isOpened }: { readonly now: Date; readonly isOpened: boolean },
): Promise<SigningView> {
  const { envelope, signers } = await readEnvelope(tx, link.envelopeId);
  const at = signers.findIndex(({ id }) => id === link.signerId);
  const me = signers[at];
  if (!me) throw new Error('The signer of a link is gone');
  const { practice, sender } = await peopleOf(tx, envelope);
  return {
    state: signingState(envelope, me, now.toISOString()),
    practice: practice.name ?? '',
    practiceEmail: practice.email,
    sender,
    name: me.name,
    needsCode: envelope.needsCode,
    codeGoesTo: hiddenEmail(me.email),
    expiresAt: envelope.expiresAt,
    box: {
      at,
      page: me.page,
      boxLeft: me.boxLeft,
      boxTop: me.boxTop,
      boxWidth: me.boxWidth,
    },
    ...(envelope.needsCode && !isOpened ? untold : secretOf(envelope, signers, me)),
  };
}
