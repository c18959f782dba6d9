import { issuePasswordLink, passwordLinkMinutes, passwordLinkRequested } from '#identity/server';
import type { PasswordLinkPurpose } from '#identity/server';
import { on } from '#kernel/server';
import { letter } from './letter.ts';
import { mailRendererPoint } from './mail-renderers.ts';
import type { MailRenderer } from './mail-renderers.ts';
import { queueMail } from './queue-mail.ts';

const renderer = 'correspondence.passwordLink';

/** decisions.md, "Access": a link, and never a password. */
const openings: Readonly<Record<PasswordLinkPurpose, { subject: string; words: string }>> = {
  forgotten: {
    subject: 'Set a new password',
    words: 'Somebody, most likely you, asked to set a new password for your account.',
  },
  reset: {
    subject: 'Your password was reset',
    words: 'An administrator reset the password of your account. Please set a new one.',
  },
  welcome: {
    subject: 'Your account is ready',
    words: 'An account was made for you. Please set your password to sign in.',
  },
  change: { subject: 'Set a new password', words: 'Your account needs a new password.' },
};

const openingOf = (purpose: unknown) =>
  openings[purpose as PasswordLinkPurpose] ?? openings.forgotten;

const render: MailRenderer['render'] = async (tx, data, services) => {
  const userId = String(data['userId']);
  const purpose = data['purpose'] as PasswordLinkPurpose;
  const [user] = await tx.query<{ first_name: string; user_name: string }>(
    'select first_name, user_name from accounts where tenant_id = $1 and id = $2',
    [tx.context.tenantId, userId],
  );
  if (!user) throw new Error('The user of this mail does not exist');
  const { subject, words } = openingOf(purpose);
  return letter(subject, [
    `Dear ${user.first_name},`,
    words,
    `Your user name is ${user.user_name}. Open this address within ${passwordLinkMinutes} minutes:`,
    await issuePasswordLink(tx, services, userId, purpose),
    'The address works once. If you did not expect this message, you can ignore it.',
  ]);
};

export const passwordLinkRenderer = mailRendererPoint.contribute({ name: renderer, render });

export const passwordLinkMail = on(
  passwordLinkRequested,
  'correspondence.passwordLinkMail',
  async (event, tx, services) => {
    const { userId, purpose } = event.payload;
    const [user] = await tx.query<{ email: string }>(
      'select email from accounts where tenant_id = $1 and id = $2 and is_active',
      [event.tenantId, userId],
    );
    if (!user) return;
    await queueMail(tx, services, {
      to: user.email,
      subject: openingOf(purpose).subject,
      render: renderer,
      data: { userId, purpose },
      templateKey: `passwordLink.${purpose}`,
      confidential: true,
      fromModule: 'users',
      objectId: userId,
    });
  },
);
