import { ApiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';
import { addresses } from '../api/kernel-addresses.ts';
import { bindTokens } from '../api/token-source.ts';
import type { Profile, TenantSetting } from '../session/profile.ts';
import { bearerOf } from './bearer.ts';
import { domainIsValid } from './client-domain.ts';
import { forgetEverythingWhenImpersonating, pathWithoutImpersonator } from './impersonation.ts';
import { followOtherWindows } from './other-windows.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { keepAccount } from './stored-accounts.ts';
import { storedUser } from './stored-user.ts';

export type Opened =
  | { state: 'open'; profile: Profile; tenant: TenantSetting }
  /** The browser is on its way elsewhere. */
  | { state: 'leaving' }
  /** No answer: signing out would only lose the session. */
  | { state: 'unreachable' };

const leaving: Opened = { state: 'leaving' };

export async function openSession(here: Location, isDevelopment = false): Promise<Opened> {
  forgetEverythingWhenImpersonating(here.search);
  const user = storedUser();
  if (!user) return toSignIn(here);
  bindTokens(bearerOf(user.profile.sub));
  try {
    const profile = await api.get<Profile>(addresses().profile);
    const setting = addresses().tenantSetting(profile.tenantId);
    const tenant = await api.get<TenantSetting>(setting);
    if (!domainIsValid(tenant.extraProperties.ClientDomain, here.origin, isDevelopment)) {
      console.error('Domain is not valid');
      return await leave();
    }
    const { tenantId, userName, email } = profile;
    const kept = storedUser() ?? user;
    keepAccount({ tenantId, tenantName: tenant.name, userName, email: email ?? '' }, kept);
    followOtherWindows(user.profile.sub);
    return { state: 'open', profile, tenant };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status === 503)) {
      return { state: 'unreachable' };
    }
    return await leave();
  }
}

/** Without the provider's discovery document there is nowhere to go. */
const toSignIn = (here: Location): Promise<Opened> =>
  signIn(pathWithoutImpersonator(here)).then(
    () => leaving,
    () => ({ state: 'unreachable' }),
  );

/** B-070, B-071. */
async function leave(): Promise<Opened> {
  await signOut();
  return leaving;
}
