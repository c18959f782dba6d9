/** Who is signed in, as the sign-in library keeps it; reading it does not need the library. */
export type StoredUser = {
  readonly access_token: string;
  readonly refresh_token?: string;
  /** In seconds. */
  readonly expires_at?: number;
  readonly profile: {
    readonly sub: string;
    readonly given_name?: string;
    readonly family_name?: string;
  };
};

export const clientId = 'caseway-web';
export const userKey = () => `oidc.user:${location.origin}:${clientId}`;

export const readUser = (stored: string | null): StoredUser | null => {
  try {
    const user = JSON.parse(stored ?? 'null') as Partial<StoredUser> | null;
    const isUser = typeof user?.access_token === 'string' && !!user.profile?.sub;
    return isUser ? (user as StoredUser) : null;
  } catch {
    return null;
  }
};

export const storedUser = (): StoredUser | null => readUser(localStorage.getItem(userKey()));
export const keepUser = (user: StoredUser): void =>
  localStorage.setItem(userKey(), JSON.stringify(user));
export const forgetUser = (): void => localStorage.removeItem(userKey());

/** Without a stated end it is for the server to refuse it. */
export const secondsLeft = ({ expires_at }: StoredUser, now = Date.now()): number =>
  expires_at === undefined ? Number.POSITIVE_INFINITY : expires_at - Math.floor(now / 1000);
