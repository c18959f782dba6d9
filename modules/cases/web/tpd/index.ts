import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { readTpdEligibility, tpd, tpdPolicy, tpdStatement } from '../../domain/index.ts';

export const tpdPanels: NonNullable<WebModule['panels']> = [
  {
    on: tpd.name,
    title: 'Funds and waiting period',
    ability: `${tpdPolicy.name}.list`,
    panel: lazy(() => import('./policies-panel.tsx')),
    isFirst: true,
  },
  {
    on: tpd.name,
    title: 'Preliminary eligibility',
    ability: readTpdEligibility.ability,
    panel: lazy(() => import('./eligibility-panel.tsx')),
    isFirst: true,
  },
  {
    on: tpd.name,
    title: 'Statements',
    ability: `${tpdStatement.name}.list`,
    panel: lazy(() => import('./statements-panel.tsx')),
    isFirst: true,
  },
  {
    on: tpd.name,
    title: 'Submission bundle',
    ability: readTpdEligibility.ability,
    panel: lazy(() => import('./bundle-panel.tsx')),
  },
];

export const tpdPages: NonNullable<WebModule['pages']> = {
  '/view/tpd/add': lazy(() => import('./new-tpd-page.tsx')),
};
