import { check, inputSchema } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { passwordLink, passwordProblems } from '../../domain/index.ts';
import { withdrawLinksOf } from '../links/withdraw-links.ts';
import { hashPassword, passwordMatches } from '../password/hashing.ts';
import { setPasswordHash } from '../password/set-password.ts';
import { countAttempt, lockout } from '../sign-in/count-attempt.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';
import { passwordFields } from './profile-fields.ts';

/** The failures count as failed sign-ins: a stolen token must not help to guess. */
async function mustKnowPassword(services: Services, actor: Actor, password: string): Promise<void> {
  const counted = await countAttempt(services, actor);
  const isOpen = counted !== null && counted.attempt <= lockout.failures;
  const matches = await passwordMatches(isOpen ? counted.hash : null, password);
  if (matches) return;
  await services.readLog.recordRead(contextOf(actor), {
    operation: 'passwordWrong',
    resource: 'user',
    recordId: actor.userId,
  });
  throw new Refused('currentPasswordWrong');
}

/** Every other sign-in of the user ends; this one goes on. */
export async function changePassword(
  services: Services,
  actor: Actor,
  body: unknown,
  signInId: string,
  requestId: string,
): Promise<void> {
  if (actor.impersonatorId) throw new Refused('notWhileImpersonating');
  const given = rawPasswords(body);
  const checked = check(inputSchema(passwordFields), body);
  if (!checked.ok) throw invalid(checked.errors);
  // Before the old one is compared: a weak new one must not count as a failed sign-in.
  const problems = passwordProblems(given.newPassword);
  if (given.newPassword === given.currentPassword)
    problems.push('The new password must be another one.');
  if (problems.length) {
    throw invalid(problems.map((message) => ({ message, members: ['newPassword'] })));
  }
  await mustKnowPassword(services, actor, given.currentPassword);
  const hash = await hashPassword(given.newPassword);
  await services.db.transaction(contextOf(actor, requestId), async (tx) => {
    const now = services.now();
    await setPasswordHash(tx, actor.userId, hash);
    await withdrawLinksOf(tx, services, passwordLink, actor.userId);
    await endSignIns(tx, actor.userId, now, { except: signInId });
    await tx.query("select write_audit($1, 'passwordChanged', 'user', $2, null)", [
      actor.tenantId,
      actor.userId,
    ]);
  });
}

/** As typed: the checks of a text field would cut spaces off. */
function rawPasswords(body: unknown): { currentPassword: string; newPassword: string } {
  const given = (body ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { currentPassword: text(given.currentPassword), newPassword: text(given.newPassword) };
}
