import type { SeedData } from '#kernel/server';
import { recordRows } from '#kernel/server';
import { hostTenantId, tenant } from '../domain/index.ts';
import { editionId, editionRows, hostEdition } from './editions.ts';
import { referenceRows } from './reference/reference-rows.ts';

const hostTenant = { id: hostTenantId, name: 'host', editionId: editionId(hostEdition) };

export const platformSeed: SeedData = {
  rows: () => [...editionRows(), ...recordRows(tenant, [hostTenant])],
  reference: referenceRows,
};
