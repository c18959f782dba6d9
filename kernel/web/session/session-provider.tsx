import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import { api } from '../api/api.ts';
import { addresses } from '../api/kernel-addresses.ts';
import type { Profile, TenantSetting } from './profile.ts';
import { SessionContext } from './session.ts';
import type { Session } from './session.ts';

type Reload = () => Promise<void>;
const ReloadContext = createContext<Reload>(() => Promise.resolve());

/** Asks again who the user is and what the tenant has, after either has changed. */
export const useReloadSession = (): Reload => useContext(ReloadContext);

type Props = {
  profile: Profile;
  tenant: TenantSetting;
  build: (profile: Profile, tenant: TenantSetting) => Session;
  children: ReactNode;
};

export function SessionProvider({ profile, tenant, build, children }: Props) {
  const [known, setKnown] = useState({ profile, tenant });
  const session = useMemo(() => build(known.profile, known.tenant), [build, known]);
  const reload = useMemo<Reload>(
    () => async () => {
      const [fresh, theirs] = await Promise.all([
        api.get<Profile>(addresses().profile),
        api.get<TenantSetting>(addresses().tenantSetting(tenant.id)),
      ]);
      setKnown({ profile: fresh, tenant: theirs });
    },
    [tenant.id],
  );
  return (
    <SessionContext value={session}>
      <ReloadContext value={reload}>{children}</ReloadContext>
    </SessionContext>
  );
}
