import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import {
  ndis,
  ndisAppointment,
  ndisChemicalRestraint,
  ndisClaim,
  ndisClinicalNote,
  ndisImplementingProvider,
  ndisKeyContact,
  readAgreement,
  readTimeBudget,
} from '../../domain/index.ts';

const related = () => import('./related-panels.tsx');

/** What the page of a participant has besides its fields, in the order of a working day. */
export const ndisPanels: NonNullable<WebModule['panels']> = [
  {
    on: ndis.name,
    title: 'Budgets',
    ability: readTimeBudget.ability,
    // G-108.
    feature: 'ServiceBudget',
    panel: lazy(() => import('./budget-panel.tsx')),
    isFirst: true,
  },
  {
    on: ndis.name,
    title: 'Appointments',
    ability: `${ndisAppointment.name}.list`,
    panel: lazy(() => import('./appointments-panel.tsx')),
    isFirst: true,
  },
  {
    on: ndis.name,
    title: 'Claims',
    ability: `${ndisClaim.name}.list`,
    panel: lazy(() => import('./claims-panel.tsx')),
    isFirst: true,
  },
  {
    on: ndis.name,
    title: 'Service Agreement',
    ability: readAgreement.ability,
    panel: lazy(() => import('./agreement-panel.tsx')),
    isFirst: true,
  },
  {
    on: ndis.name,
    title: 'Clinical Notes',
    ability: `${ndisClinicalNote.name}.list`,
    panel: lazy(() => import('./notes-panel.tsx')),
    isFirst: true,
  },
  {
    on: ndis.name,
    title: 'Chemical Restraints',
    ability: `${ndisChemicalRestraint.name}.list`,
    panel: lazy(() => import('./restraints-panel.tsx')),
    isFirst: true,
  },
  {
    on: ndis.name,
    title: 'Key Contacts',
    ability: `${ndisKeyContact.name}.list`,
    panel: lazy(async () => ({ default: (await related()).KeyContacts })),
  },
  {
    on: ndis.name,
    title: 'Implementing Providers',
    ability: `${ndisImplementingProvider.name}.list`,
    panel: lazy(async () => ({ default: (await related()).ImplementingProviders })),
  },
];
