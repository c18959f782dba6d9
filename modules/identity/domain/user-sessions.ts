import { defineAction, text } from '#kernel/domain';
import { adminStaff } from '#platform/domain';
import { user } from './user.resource.ts';

/** One sign-in that is still good, and the device that it was made with. */
export type LiveSession = {
  readonly id: string;
  readonly startedAt: string;
  readonly seenAt: string | null;
  /** What the browser says of itself. */
  readonly browser: string | null;
  readonly address: string | null;
  readonly impersonatorName: string | null;
};

/** How an account stands: its password, its lock, its second factors, and where it is signed in. */
export type AccountState = {
  readonly hasPassword: boolean;
  readonly passwordChangedAt: string | null;
  readonly failedCount: number;
  readonly lockedUntil: string | null;
  readonly factors: readonly { readonly kind: 'totp' | 'passkey'; readonly name: string }[];
  readonly sessions: readonly LiveSession[];
};

export const readAccountState = defineAction({
  name: 'accountState',
  on: user,
  label: 'Sign-ins of a user',
  route: 'GET /app/users/{id}/account-state',
  roles: adminStaff,
  input: {},
  answer: {
    hasPassword: 'flag',
    passwordChangedAt: 'instant?',
    failedCount: 'number',
    lockedUntil: 'instant?',
    factors: [{ kind: 'text', name: 'text' }],
    sessions: [
      {
        id: 'id',
        startedAt: 'instant',
        seenAt: 'instant?',
        browser: 'text?',
        address: 'text?',
        impersonatorName: 'text?',
      },
    ],
  },
});

export const endUserSessions = defineAction({
  name: 'endSessions',
  on: user,
  label: 'Sign out everywhere',
  route: 'PUT /app/users/{id}/end-sessions',
  roles: adminStaff,
  input: {},
  answer: 'nothing',
});

export const endUserSession = defineAction({
  name: 'endSession',
  on: user,
  label: 'Sign out on one device',
  route: 'PUT /app/users/{id}/end-session',
  roles: adminStaff,
  input: { sessionId: text('Sign-in', { required: true, max: 100 }) },
  answer: 'nothing',
});

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const named = (rows: typeof systems, text: string): string | undefined =>
  rows.find(([pattern]) => pattern.test(text))?.[1];

/** As people call it: "Chrome on Windows". */
export function deviceName(browser: string | null): string {
  if (!browser) return 'Unknown device';
  const parts = [named(browsers, browser), named(systems, browser)].filter(Boolean);
  return parts.length ? parts.join(' on ') : browser.slice(0, 40);
}
