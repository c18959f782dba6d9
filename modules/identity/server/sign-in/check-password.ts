import { setTimeout as sleep } from 'node:timers/promises';
import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { passwordClosed } from '../../domain/index.ts';
import { passwordMatches } from '../password/hashing.ts';
import { factorStateOf } from '../factors/factor-rows.ts';
import { passwordWayOf, recordWayPast } from '../provider/password-way.ts';
import type { CameBy } from '../provider/provider-sign-ins.ts';
import { comparedAttempts, countAttempt, lockout, uncountAttempt } from './count-attempt.ts';
import { findLogin } from './find-login.ts';
import type { Login } from './find-login.ts';
import { maySignIn, noteFailure, recordLockout, recordSignIn } from './record-sign-in.ts';

export const signInMessages = {
  invalid: 'Invalid user name or password.',
  locked: `Your account is locked. Please try again in ${lockout.minutes} minutes.`,
} as const;

export type SignInOutcome =
  | { kind: 'signedIn'; login: Login }
  | { kind: 'mustChange'; login: Login }
  /** The password was right; `hasFactor` is false where a second factor must be made first. */
  | { kind: 'factorNeeded'; login: Login; hasFactor: boolean }
  | { kind: 'refused'; message: string };

const refused = (message: string): SignInOutcome => ({ kind: 'refused', message });

/** D13, B-252. Unknown, wrong, disabled and locked accounts all answer alike. */
export async function checkPassword(
  services: Services,
  userName: string,
  password: string,
): Promise<SignInOutcome> {
  const login = await findLogin(services, userName);
  const counted = await countAttempt(services, login);
  const isCompared = counted !== null && counted.attempt <= comparedAttempts;
  const matches = await passwordMatches(isCompared ? counted.hash : null, password);
  if (!matches) await noteFailure(services, login);
  if (!login || !counted) return refused(signInMessages.invalid);
  if (!matches) {
    if (counted.attempt === lockout.failures) await recordLockout(services, login);
    return refused(signInMessages.invalid);
  }
  if (counted.attempt > lockout.failures && !(await isOpenAgain(services, login))) {
    return refused(signInMessages.locked);
  }
  return goOn(services, login);
}

/** Failed sign-ins are forgiven once everything that is asked was right, and not before. */
async function goOn(services: Services, login: Login): Promise<SignInOutcome> {
  const { way, label } = await passwordWayOf(services, login);
  if (way === 'closed') return refused(passwordClosed(label));
  const { factors, isNeeded } = await factorStateOf(services, login);
  const isAsked = isNeeded || way === 'withFactor';
  if (!isAsked && !factors.length) return signInWith(services, login);
  if (!(await maySignIn(services, login))) return refused(signInMessages.invalid);
  await uncountAttempt(services, login);
  return { kind: 'factorNeeded', login, hasFactor: factors.length > 0 };
}

/** Everything that was asked of this person was right. */
export async function signInWith(
  services: Services,
  login: Login,
  cameBy?: CameBy | null,
): Promise<SignInOutcome> {
  const { way, label } = cameBy
    ? { way: 'open' as const, label: '' }
    : await passwordWayOf(services, login);
  if (way === 'closed') return refused(passwordClosed(label));
  const account = await recordSignIn(services, login);
  if (!account) return refused(signInMessages.invalid);
  if (way === 'withFactor') await recordWayPast(services, login);
  // Whoever comes by the provider may have no password at all.
  return { kind: account.mustChange && !cameBy ? 'mustChange' : 'signedIn', login };
}

const waits = [0, 100, 200, 400] as const;

const lockedText = `select locked_until > $3 as "isLocked" from user_credentials
  where tenant_id = $1 and user_id = $2`;

/**
 * Each attempt is counted before its hash is compared, so right ones at the same time count against
 * each other. The first that is through opens the account; the others see that it is open.
 */
async function isOpenAgain({ db, now }: Services, { tenantId, userId }: Login): Promise<boolean> {
  for (const milliseconds of waits) {
    await sleep(milliseconds);
    const [found] = await db.batch(systemContext(tenantId), [
      { text: lockedText, values: [tenantId, userId, now()] },
    ]);
    if (found?.rows[0]?.['isLocked'] !== true) return true;
  }
  return false;
}
