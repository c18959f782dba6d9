import { screensFor } from '#kernel/web';
import { tenant } from '#platform/domain';
import { FeaturesPanel, TenantSettingsPanel } from '#platform/web';
import { Suspense } from 'react';
import { Administrators } from './administrators.tsx';
import { TenantLogos } from './tenant-logos.tsx';

export const tenantScreens = screensFor(tenant, {
  panels: {
    Logos: ({ record }) => <TenantLogos tenant={record} />,
    Administrators: ({ record }) => <Administrators tenant={record} />,
    Settings: ({ record }) => (
      <Suspense>
        <TenantSettingsPanel tenantId={record.id} />
      </Suspense>
    ),
    Features: ({ record }) => (
      <Suspense>
        <FeaturesPanel
          path={`/app/tenants/${record.id}/features`}
          level="tenant"
          mayChange={record.can?.includes('tenant.changeFeatures') ?? false}
        />
      </Suspense>
    ),
  },
});
