import type { KernelAddresses } from '#kernel/web';

/** Routes of this module that the kernel's screens call. */
export const platformAddresses = {
  tenantSetting: (tenantId) => `/app/tenants/${tenantId}/myTenantSetting`,
  savedFilters: '/app/user-saved-filters',
  tableSettings: '/app/user-table-settings',
  places: '/app/countries/postcode',
  cities: (country) => `/app/countries/${encodeURIComponent(country)}/cities`,
} as const satisfies Partial<KernelAddresses>;
