import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '#kernel/server';
import { passwordLinkRequested } from '../links/password-link.ts';
import { forgotAnswerPage, forgotPage } from '../pages/forgot-page.ts';
import { formOf } from './account-pages.ts';
import type { AccountPages } from './account-pages.ts';
import { findLogin } from './find-login.ts';

/** Long enough for the work behind a known name, so that the time does not tell. */
const answerAfterMs = 250;

/** One mail a minute for each account, however often the form is sent. */
const claimText = `insert into user_credentials as c (tenant_id, user_id, link_requested_at)
  select u.tenant_id, u.id, $3 from users u
  where u.tenant_id = $1 and u.id = $2 and u.is_active and not u.is_locked and not u.is_deleted
  on conflict (tenant_id, user_id) do update set link_requested_at = excluded.link_requested_at
    where c.link_requested_at is null or c.link_requested_at < $3::timestamptz - interval '1 minute'
  returning user_id`;

export async function requestPasswordLink(services: Services, userName: string): Promise<void> {
  const login = await findLogin(services, userName);
  if (!login) return;
  const { tenantId, userId } = login;
  await services.db.transaction({ tenantId, userId }, async (tx) => {
    const claimed = await tx.query(claimText, [tenantId, userId, services.now()]);
    if (!claimed.length) return;
    await tx.query("select write_audit($1, 'passwordForgotten', 'user', $2, null)", [
      tenantId,
      userId,
    ]);
    await services.jobs.emit(tx, [passwordLinkRequested({ userId: userId, purpose: 'forgotten' })]);
  });
}

export function forgotRoutes(pages: AccountPages): void {
  pages.get('/account/forgot-password', async (request, reply) => {
    const brand = await pages.brandOf(request);
    return pages.show(reply, (nonce) => forgotPage(nonce, brand));
  });

  pages.post('/account/forgot-password', async (request, reply) => {
    const { username = '' } = formOf(request);
    await Promise.all([requestPasswordLink(pages.services, username), wait(answerAfterMs)]);
    const brand = await pages.brandOf(request);
    return pages.show(reply, (nonce) => forgotAnswerPage(nonce, brand));
  });
}
