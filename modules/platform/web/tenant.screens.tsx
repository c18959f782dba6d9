import { screensFor } from '#kernel/web';
import { tenant } from '../domain/index.ts';
import { FeaturesPanel } from './features-panel.tsx';

export const tenantScreens = screensFor(tenant, {
  panels: {
    Features: ({ record }) => (
      <FeaturesPanel
        path={`/app/tenants/${record.id}/features`}
        level="tenant"
        mayChange={record.can?.includes('tenant.changeFeatures') ?? false}
      />
    ),
  },
});
