import type { ServerModule } from '#kernel/server';
import { backgroundJobHandlers } from './jobs/background-jobs.ts';
import { exportCleanUp } from './exports/clean-up.job.ts';
import { exportRoutes } from './exports/routes.ts';
import { runExport } from './exports/run-export.job.ts';
import { featureHandlers } from './features.handlers.ts';
import { forgetNotifications } from './notifications/forget.job.ts';
import { pushNotifications } from './notifications/push.job.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { forgetPresence } from './realtime/forget-presence.job.ts';
import { presenceHub } from './realtime/presence-hub.ts';
import { referenceRoutes } from './reference/routes.ts';
import { savedFilterRoutes } from './saved-filters/routes.ts';
import { changeSystemConfig, readSystemConfig } from './system-config.ts';
import { tableSettingRoutes } from './table-settings/routes.ts';
import { readTenantSetting } from './tenant-setting.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;

export const platformServer: ServerModule = {
  name: 'platform',
  handlers: [...featureHandlers, ...backgroundJobHandlers],
  jobs: [runExport, exportCleanUp, pushNotifications, forgetNotifications, forgetPresence],
  hub: presenceHub,
  routes(app, services) {
    app.get<{ Params: { id: string } }>(
      '/app/tenants/:id/myTenantSetting',
      signedIn,
      ({ actor, params, id }) => readTenantSetting(services, actor, params.id, id),
    );
    app.get('/app/system-config', signedIn, ({ actor }) => readSystemConfig(services, actor));
    app.put('/app/system-config', signedIn, async ({ actor, body, id }) => {
      await changeSystemConfig(services, actor, body, id);
      return readSystemConfig(services, actor);
    });
    tableSettingRoutes(app, services);
    savedFilterRoutes(app, services);
    referenceRoutes(app, services);
    exportRoutes(app, services);
    notificationRoutes(app, services);
  },
};
