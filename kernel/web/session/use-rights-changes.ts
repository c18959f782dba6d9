import { useEffect } from 'react';
import { hub } from '../realtime/hub.ts';
import { useReloadSession } from './session-provider.tsx';

/** What the tenant may do grew or shrank: menu and pages follow without a reload. */
export function useRightsChanges(): void {
  const reload = useReloadSession();
  useEffect(() => hub.on('RightsChanged', () => void reload().catch(() => {})), [reload]);
}
