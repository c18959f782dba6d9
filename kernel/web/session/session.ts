import type { Actor, Formats } from '#kernel/domain';
import { createContext, useContext } from 'react';
import type { Profile, TenantSetting } from './profile.ts';

export type Session = Formats & {
  readonly actor: Actor;
  readonly profile: Profile;
  readonly tenant: TenantSetting;
  readonly pageSize: number;
  /** B-175, decided by the business: may search results be downloaded at all? */
  readonly offersExport: boolean;
  /** B-327, decided by the business: do lists and inputs tell more on hovering? */
  readonly seesDetails: boolean;
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No one is signed in here');
  return session;
}
