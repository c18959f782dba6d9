import type { KernelAddresses } from '../api/kernel-addresses.ts';

export const testAddresses: KernelAddresses = {
  profile: '/app/profile/current',
  tenantSetting: (tenantId) => `/app/tenants/${tenantId}/myTenantSetting`,
  savedFilters: '/app/user-saved-filters',
  tableSettings: '/app/user-table-settings',
  places: '/app/countries/postcode',
  cities: (country) => `/app/countries/${country}/cities`,
  token: '/connect/token',
  signOut: '/account/logout',
  endImpersonation: '/account/RevertImpersonation',
};
