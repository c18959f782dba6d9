import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import { api } from '../api/api.ts';
import type { Profile, TenantSetting } from './profile.ts';
import { SessionContext } from './session.ts';
import type { Session } from './session.ts';

type Reload = () => Promise<void>;
const ReloadContext = createContext<Reload>(() => Promise.resolve());

/** Asks for the profile again, after the user changed something about themselves. */
export const useReloadSession = (): Reload => useContext(ReloadContext);

type Props = {
  profile: Profile;
  tenant: TenantSetting;
  build: (profile: Profile, tenant: TenantSetting) => Session;
  children: ReactNode;
};

export function SessionProvider({ profile, tenant, build, children }: Props) {
  const [known, setKnown] = useState(profile);
  const session = useMemo(() => build(known, tenant), [build, known, tenant]);
  const reload = useMemo<Reload>(
    () => async () => setKnown(await api.get<Profile>('/app/profile/current')),
    [],
  );
  return (
    <SessionContext value={session}>
      <ReloadContext value={reload}>{children}</ReloadContext>
    </SessionContext>
  );
}
