import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { PanelName } from '../../../domain/index.ts';
import { CaseWorkPanel } from './case-work.tsx';
import { Clinics } from './clinics.tsx';
import { Contracts } from './contracts.tsx';
import { Figures } from './figures.tsx';
import { FourteenDays } from './fourteen-days.tsx';
import { NeedsYou } from './needs-you.tsx';
import { Onboarding } from './onboarding.tsx';
import { ToConfirm } from './to-confirm.tsx';

const lending = () => import('./lending.tsx');
const host = () => import('./host.tsx');

/** What few people see comes when they do. */
export const panels: Readonly<Record<PanelName, ComponentType>> = {
  needsYou: NeedsYou,
  caseWork: CaseWorkPanel,
  clinics: Clinics,
  toConfirm: ToConfirm,
  fourteenDays: FourteenDays,
  onboarding: Onboarding,
  contracts: Contracts,
  figures: Figures,
  myWeek: lazy(async () => ({ default: (await import('./my-week.tsx')).MyWeek })),
  myDay: lazy(async () => ({ default: (await import('./my-day.tsx')).MyDay })),
  caseProgress: lazy(async () => ({
    default: (await import('./case-progress.tsx')).CaseProgress,
  })),
  claimants: lazy(async () => ({ default: (await import('./claimants.tsx')).Claimants })),
  attention: lazy(async () => ({ default: (await import('./attention.tsx')).Attention })),
  places: lazy(async () => ({ default: (await import('./places.tsx')).Places })),
  hostFigures: lazy(async () => ({ default: (await host()).HostFigures })),
  hostErrors: lazy(async () => ({ default: (await host()).HostErrors })),
  money: lazy(async () => ({ default: (await import('./money.tsx')).Money })),
  lending: lazy(async () => ({ default: (await lending()).Lending })),
  toDecide: lazy(async () => ({ default: (await lending()).ToDecide })),
  health: lazy(async () => ({ default: (await import('./health.tsx')).Health })),
};
