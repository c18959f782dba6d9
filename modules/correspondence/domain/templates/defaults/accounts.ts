import { linkLine, mails } from './template-default.ts';

const howLong =
  'Your user name is {{ user.userName }}. Open this address within {{ minutes }} minutes:';
const once = 'The address works once. If you did not expect this message, you can ignore it.';

/** decisions.md, "Access": a link, and never a password. */
const withLink = (words: string) =>
  ['Dear {{ person.firstName | default: "colleague" }},', words, howLong, linkLine, once] as const;

export const accountTemplates = mails('account', [
  [
    'AccountOffer',
    'Account offer',
    'account',
    'Your account is ready',
    ...withLink('An account was made for you. Please set your password to sign in.'),
  ],
  [
    'PasswordForgotten',
    'Password forgotten',
    'account',
    'Set a new password',
    ...withLink('Somebody, most likely you, asked to set a new password for your account.'),
  ],
  [
    'PasswordReset',
    'Password reset',
    'account',
    'Your password was reset',
    ...withLink('An administrator reset the password of your account. Please set a new one.'),
  ],
  [
    'PasswordChangeNeeded',
    'Password change needed',
    'account',
    'Set a new password',
    ...withLink('Your account needs a new password.'),
  ],
]);
