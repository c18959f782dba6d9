import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { claimTypes, readInsuranceClaim } from '../../domain/index.ts';

/** G-108: the ability belongs to the feature, so without it nobody has the section. */
export const insuranceClaimPanels: NonNullable<WebModule['panels']> = claimTypes.map(
  ({ resource }) => ({
    on: resource.name,
    title: 'Insurance claim',
    ability: readInsuranceClaim.ability,
    panel: lazy(() => import('./claim-panel.tsx')),
  }),
);
