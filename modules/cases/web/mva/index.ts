import type { ScreenLoader, WebModule } from '#kernel/web';
import { createElement, Fragment, lazy } from 'react';
import { mva, mvaType, readOffers } from '../../domain/index.ts';

const panel = { on: mva.name, ability: `${mva.name}.read` };

export const mvaPanels: NonNullable<WebModule['panels']> = [
  {
    ...panel,
    title: 'Limitation date',
    panel: lazy(() => import('./limitation-panel.tsx')),
    isFirst: true,
  },
  {
    ...panel,
    title: 'Insurers and offers',
    ability: readOffers.ability,
    panel: lazy(() => import('./offers-panel.tsx')),
  },
  {
    ...panel,
    title: 'Providers and treatment',
    panel: lazy(() => import('./treatment-panel.tsx')),
  },
  {
    ...panel,
    title: 'Settlement and final disbursement',
    panel: lazy(() => import('./settlement-panel.tsx')),
  },
];

export const mvaPages: NonNullable<WebModule['pages']> = {
  '/view/mva-claim/add': lazy(() => import('./new-mva-page.tsx')),
};

/** As the list of every case, with how near each limitation is. */
export const mvaScreens: ScreenLoader = async () => {
  const { casePageScreens } = await import('../case-page/case-screens.ts');
  const { caseListScreens } = await import('../board/case-list.screens.tsx');
  const { LimitationViews, limitationCells } = await import('./mva-list.screens.tsx');
  const screens = caseListScreens(mvaType);
  const { listTop: CaseViews } = screens;
  return {
    ...casePageScreens,
    ...screens,
    cells: limitationCells,
    listNeeds: ['isClosed'],
    widths: { limitationDate: 230 },
    listTop: (props) =>
      createElement(
        Fragment,
        null,
        CaseViews && createElement(CaseViews, props),
        createElement(LimitationViews, props),
      ),
  };
};
