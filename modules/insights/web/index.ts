import { ActionsOfRecord, EmailsOfRecord } from '#correspondence/web';
import { listEmailsOfRecord } from '#correspondence/domain';
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

/** Records whose people are written to. */
const writtenAbout = ['specialist', 'client', 'caseManager', 'company', 'appointment'];

const linkTo = (name: string, id: string) => ({ fromModule: moduleNameOf({ name }), objectId: id });

export const insightsWeb: WebModule = {
  pages: { '/view/dashboard': lazy(() => import('./dashboard/dashboard.tsx')) },
  panels: [
    ...askedAbout.map((name) => ({
      on: name,
      title: 'Action Required',
      ability: 'actionRequired.list',
      isFirst: true,
      panel: ({ id }: { id: string }) =>
        createElement(ActionsOfRecord, { id, fromModule: moduleNameOf({ name }) as ActionModule }),
    })),
    ...writtenAbout.map((name) => ({
      on: name,
      title: 'Emails',
      ability: listEmailsOfRecord.ability,
      panel: ({ id }: { id: string }) => createElement(EmailsOfRecord, { about: linkTo(name, id) }),
    })),
  ],
};
