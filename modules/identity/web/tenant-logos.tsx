import { useRefetch } from '#kernel/web';
import { tenant as resource } from '#platform/domain';
import { BrandImages } from '#platform/web';
import { Suspense } from 'react';

type Tenant = {
  id: string;
  logo?: string | null;
  secondaryLogo?: string | null;
  favicon?: string | null;
  can?: readonly string[];
};

export function TenantLogos({ tenant }: { tenant: Tenant }) {
  const refetch = useRefetch(resource);
  return (
    <Suspense>
      <BrandImages
        tenantId={tenant.id}
        files={{
          logo: tenant.logo ?? null,
          secondaryLogo: tenant.secondaryLogo ?? null,
          favicon: tenant.favicon ?? null,
        }}
        mayChange={tenant.can?.includes('tenant.update') ?? false}
        changed={refetch}
      />
    </Suspense>
  );
}
