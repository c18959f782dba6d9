import { issuePasswordLink, passwordLinkMinutes, passwordLinkRequested } from '#identity/server';
import type { PasswordLinkPurpose } from '#identity/server';
import { on } from '#kernel/server';
import { templateDefault } from '../domain/index.ts';
import { mailRendererPoint } from './mail-renderers.ts';
import type { MailRenderer } from './mail-renderers.ts';
import { queueMail } from './queue-mail.ts';
import { templateMailWithSecretLink } from './templates/template-mail.ts';

const renderer = 'correspondence.passwordLink';

/** decisions.md, "Access": a link, and never a password. */
const templates: Readonly<Record<PasswordLinkPurpose, string>> = {
  forgotten: 'PasswordForgotten',
  reset: 'PasswordReset',
  welcome: 'AccountOffer',
  change: 'PasswordChangeNeeded',
};

const templateOf = (purpose: unknown): string =>
  templates[purpose as PasswordLinkPurpose] ?? templates.forgotten;

const render: MailRenderer['render'] = async (tx, data, services) => {
  const userId = String(data['userId']);
  const purpose = data['purpose'] as PasswordLinkPurpose;
  const [user] = await tx.query<{ first_name: string; user_name: string }>(
    'select first_name, user_name from accounts where tenant_id = $1 and id = $2',
    [tx.context.tenantId, userId],
  );
  if (!user) throw new Error('The user of this mail does not exist');
  return templateMailWithSecretLink(tx, services, templateOf(purpose), {
    person: { firstName: user.first_name },
    user: { userName: user.user_name },
    minutes: passwordLinkMinutes,
    link: await issuePasswordLink(tx, services, userId, purpose),
  });
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
      subject: templateDefault(templateOf(purpose))?.subject ?? '',
      render: renderer,
      data: { userId, purpose },
      templateKey: templateOf(purpose),
      confidential: true,
      fromModule: 'users',
      objectId: userId,
    });
  },
);
