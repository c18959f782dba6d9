import { ActionsOfRecord } from '#correspondence/web';
import type { ActionModule } from '#correspondence/domain';
import { moduleNameOf } from '#kernel/domain';
import type { WebModule } from '#kernel/web';
import { createElement, lazy } from 'react';

/** Records that people ask each other to do something about. */
const askedAbout = [
  'specialist',
  'company',
  'centre',
  'caseManager',
  'client',
  'contractor',
  'staff',
  'serviceProvider',
  'treatmentProvider',
  'inquiry',
  'appointment',
  'appointmentSession',
];

export const insightsWeb: WebModule = {
  pages: { '/view/dashboard': lazy(() => import('./dashboard/dashboard.tsx')) },
  panels: askedAbout.map((name) => ({
    on: name,
    title: 'Action Required',
    ability: 'actionRequired.list',
    isFirst: true,
    panel: ({ id }) =>
      createElement(ActionsOfRecord, { id, fromModule: moduleNameOf({ name }) as ActionModule }),
  })),
};
