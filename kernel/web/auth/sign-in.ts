import { users } from './user-manager.ts';

/** Only a path of our own: a return address never leaves the origin. */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return '/';
  return path.startsWith('/signin-oidc') || path.startsWith('/signout-oidc') ? '/' : path;
}

/** B-069. */
export const signIn = async (returnTo: string): Promise<void> =>
  (await users()).signinRedirect({ state: { returnTo: safePath(returnTo) } });

/** The provider asks for credentials although someone is signed in there. */
export const signInAsAnother = async (userName?: string): Promise<void> =>
  (await users()).signinRedirect({
    prompt: 'login',
    state: { returnTo: '/' },
    ...(userName && { login_hint: userName }),
  });

/** The path to go on to. */
export async function finishSignIn(): Promise<string> {
  const user = await (await users()).signinRedirectCallback();
  return safePath((user.state as { returnTo?: unknown } | undefined)?.returnTo);
}
