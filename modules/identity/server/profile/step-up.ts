import type { Actor } from '#kernel/domain';
import { Refused, contextOf, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { forgetActor } from '../actor/actor-cache.ts';
import { factorStateOf } from '../factors/factor-rows.ts';
import type { Factor } from '../factors/factor-rows.ts';
import { askForPasskey } from '../factors/passkeys.ts';
import { proveByCode, proveByPasskey } from '../factors/prove-factor.ts';
import { putStepOf, stepKeyOf, takeStep } from '../factors/sign-in-steps.ts';
import { passwordMatches } from '../password/hashing.ts';
import { countAttempt, lockout, uncountAttempt } from '../sign-in/count-attempt.ts';
import type { Login } from '../sign-in/find-login.ts';
import { noteFailure, recordLockout } from '../sign-in/record-sign-in.ts';

const whoText = `select coalesce(impersonator_tenant_id, tenant_id) as "tenantId",
    coalesce(impersonator_id, user_id) as "userId"
  from sign_ins where tenant_id = $1 and id = $2 and ended_at is null`;

/** Whoever sits there: of somebody who acts as another, themselves. */
async function whoSits({ db }: Services, actor: Actor, signInId: string): Promise<Login> {
  const [found] = await db.batch(contextOf(actor), [
    { text: whoText, values: [actor.tenantId, signInId] },
  ]);
  const login = found?.rows[0] as Login | undefined;
  if (!login) throw new Refused('notSignedIn');
  return login;
}

const hasPasswordText =
  'select password_hash is not null as "has" from user_credentials where tenant_id = $1 and user_id = $2';

/** The provider that this sign-in came by: it can be asked again. */
const cameText = `select i.label from sign_ins s
  join provider_sign_ins p on p.tenant_id = s.tenant_id and p.session_uid = s.session_uid and p.ended_at is null
  join identity_providers i on i.tenant_id = p.tenant_id and i.is_on
  where s.tenant_id = $1 and s.id = $2 and s.ended_at is null and s.impersonator_id is null`;

/** How this person can prove who they are: by what they have, else by the password. */
export async function askForProof(services: Services, actor: Actor, signInId: string) {
  const login = await whoSits(services, actor, signInId);
  const { factors } = await factorStateOf(services, login);
  const keys = factors.filter(({ kind }) => kind === 'passkey');
  const passkey = keys.length ? await askForPasskey(services, keys) : null;
  if (passkey) {
    const { challenge } = passkey;
    const { tenantId, userId } = actor;
    const step = { tenantId, userId, purpose: 'stepUp', payload: { challenge } } as const;
    await putStepOf(services, signInId, step);
  }
  const [found, came] = await services.db.batch(systemContext(login.tenantId), [
    { text: hasPasswordText, values: [login.tenantId, login.userId] },
    { text: cameText, values: [login.tenantId, signInId] },
  ]);
  return {
    hasCode: factors.length > 0,
    hasPassword: !factors.length && found?.rows[0]?.['has'] === true,
    passkey,
    provider: (came?.rows[0]?.['label'] as string | undefined) ?? null,
  };
}

export type GivenProof = {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: unknown;
};

async function isPasswordRight(services: Services, login: Login, password: string) {
  const counted = await countAttempt(services, login);
  if (!counted || counted.attempt > lockout.failures) return 'locked' as const;
  if (await passwordMatches(counted.hash, password)) {
    await uncountAttempt(services, login);
    return 'right' as const;
  }
  await noteFailure(services, login);
  if (counted.attempt === lockout.failures) await recordLockout(services, login);
  return 'wrong' as const;
}

async function isKeyRight(
  services: Services,
  actor: Actor,
  asked: { readonly login: Login; readonly factors: readonly Factor[]; readonly signInId: string },
  response: unknown,
) {
  const place = { tenantId: actor.tenantId, id: stepKeyOf('stepUp', asked.signInId) };
  const step = await takeStep(services, place, 'stepUp');
  const { challenge } = step?.payload ?? {};
  const given = challenge ? { challenge, response } : null;
  const isRight = given && (await proveByPasskey(services, asked.login, asked.factors, given));
  return isRight ? ('right' as const) : ('wrong' as const);
}

const proveText = `update sign_ins set proved_at = $3 where tenant_id = $1 and id = $2 and ended_at is null`;

/** Who has a second factor proves it with that one: a password that was seen is not enough. */
export async function proveAgain(
  services: Services,
  actor: Actor,
  signInId: string,
  { password = '', code = '', passkey }: GivenProof,
): Promise<void> {
  const login = await whoSits(services, actor, signInId);
  const { factors } = await factorStateOf(services, login);
  const outcome = !factors.length
    ? await isPasswordRight(services, login, password)
    : passkey
      ? await isKeyRight(services, actor, { login, factors, signInId }, passkey)
      : await proveByCode(services, login, factors, code);
  if (outcome !== 'right') throw new Refused(outcome === 'locked' ? 'proofLocked' : 'proofWrong');
  await services.db.batch(contextOf(actor), [
    { text: proveText, values: [actor.tenantId, signInId, services.now()] },
    {
      text: "select write_audit($1, 'provenAgain', 'user', $2, null)",
      values: [actor.tenantId, actor.userId],
    },
  ]);
  forgetActor(services, actor.userId);
}
