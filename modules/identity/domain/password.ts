import { commonPasswords } from './common-passwords.ts';

export const passwordMinLength = 8;
/** Far above the 64 that must be allowed; without a bound a request could be made costly. */
export const passwordMaxLength = 128;
export const passwordSpecials = '!@#$%&*()';

type Requirement = { readonly holds: (password: string) => boolean; readonly message: string };

const requirements: readonly Requirement[] = [
  {
    holds: (password) => [...password].length >= passwordMinLength,
    message: `The password needs at least ${passwordMinLength} characters.`,
  },
  {
    holds: (password) => [...password].length <= passwordMaxLength,
    message: `The password may have at most ${passwordMaxLength} characters.`,
  },
  {
    holds: (password) => [...passwordSpecials].some((special) => password.includes(special)),
    message: `The password needs a special character from ${passwordSpecials}.`,
  },
  {
    holds: (password) => /\p{Lu}/u.test(password),
    message: 'The password needs an uppercase letter.',
  },
  {
    holds: (password) => /\p{Ll}/u.test(password),
    message: 'The password needs a lowercase letter.',
  },
  { holds: (password) => /[0-9]/.test(password), message: 'The password needs a digit.' },
  {
    holds: (password) => !commonPasswords.has(password.toLowerCase()),
    message: 'This password is too common. Please choose another one.',
  },
];

/** B-226 to B-230. Every sentence to show; an empty list means that the password may be used. */
export const passwordProblems = (password: string): string[] =>
  requirements.filter((row) => !row.holds(password)).map((row) => row.message);
