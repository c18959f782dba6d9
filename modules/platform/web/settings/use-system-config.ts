import { api, saved, toast, useReloadSession } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import type { SettingValues } from '../../domain/index.ts';
import { useGet } from '../parts/use-get.ts';
import type { SettingChange } from './setting-changes.tsx';

/** The settings of the own tenant, who changed them, and how they are saved. */
export function useSystemConfig() {
  const queries = useQueryClient();
  const reloadSession = useReloadSession();
  const config = useGet<{ tenantSettings: SettingValues }>('/app/system-config');
  const changes = useGet<{ items: SettingChange[] }>('/app/system-config/changes');

  const save = async (settings: Record<string, string>) => {
    if (!Object.keys(settings).length) return;
    await api.put('/app/system-config', { settings, scope: 'tenant' });
    toast.success(saved.section);
    await Promise.all([
      config.refetch(),
      changes.refetch(),
      queries.invalidateQueries({ queryKey: ['system-config'] }),
      reloadSession(),
    ]);
  };
  return { config, changes, save };
}
