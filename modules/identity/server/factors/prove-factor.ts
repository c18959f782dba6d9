import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { isAppCode, plainCode } from '../../domain/index.ts';
import { countAttempt, lockout, uncountAttempt } from '../sign-in/count-attempt.ts';
import type { Login } from '../sign-in/find-login.ts';
import { noteFailure, recordLockout } from '../sign-in/record-sign-in.ts';
import type { Factor } from './factor-rows.ts';
import { credentialIdOf, isPasskeyRight } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { openTotp, stepOfCode } from './totp.ts';

const takeStepText = `update second_factors set last_step = $3, last_used_at = $4
  where tenant_id = $1 and id = $2 and (last_step is null or last_step < $3) returning id`;

/** No code is taken twice, whoever looked over the shoulder; one statement decides it. */
export async function isAppCodeRight(
  services: Services,
  tenantId: string,
  { id, secret }: Pick<Factor, 'id' | 'secret'>,
  code: string,
): Promise<boolean> {
  const step = secret && stepOfCode(openTotp(services, id, secret), code, services.now());
  if (!step) return false;
  const [taken] = await services.db.batch(systemContext(tenantId), [
    { text: takeStepText, values: [tenantId, id, step, services.now()] },
  ]);
  return taken?.rows.length === 1;
}

async function isCodeRight(
  services: Services,
  login: Login,
  factors: readonly Factor[],
  code: string,
): Promise<boolean> {
  if (!isAppCode(code)) return plainCode(code) !== '' && useRecoveryCode(services, login, code);
  for (const factor of factors.filter(({ kind }) => kind === 'totp')) {
    if (await isAppCodeRight(services, login.tenantId, factor, code)) return true;
  }
  return false;
}

/** Counted with the failed sign-ins of the account, and locked like them. */
export async function proveByCode(
  services: Services,
  login: Login,
  factors: readonly Factor[],
  code: string,
): Promise<'right' | 'wrong' | 'locked'> {
  const counted = await countAttempt(services, login);
  if (!counted || counted.attempt > lockout.failures) return 'locked';
  if (await isCodeRight(services, login, factors, code)) {
    await uncountAttempt(services, login);
    return 'right';
  }
  await noteFailure(services, login);
  if (counted.attempt === lockout.failures) await recordLockout(services, login);
  return 'wrong';
}

/** What a key signs cannot be guessed, so nothing is counted. */
export async function proveByPasskey(
  services: Services,
  login: Login,
  factors: readonly Factor[],
  given: { readonly challenge: string; readonly response: unknown },
): Promise<boolean> {
  const factor = factors.find(({ credentialId }) => credentialId === credentialIdOf(given.response));
  if (!factor) return false;
  return isPasskeyRight(
    services,
    { ...factor, tenantId: login.tenantId },
    given.challenge,
    given.response,
  );
}
