import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import {
  adminOrStaff,
  caseTeam,
  caseTeamAndSpecialist,
  office,
  settingsStaff,
} from '#platform/domain';
import { retentionPath, retentionStaff } from '../retention/index.ts';

const typing = [...settingsStaff, 'CONTRACTOR'] as const;

export const caseTools: readonly Page[] = [
  // Whatever names a case without its type leads here, and on to the page of its type.
  definePage({
    row: 'G-116',
    path: '/view/cases/detail/{id}',
    title: 'Case',
    roles: caseTeamAndSpecialist,
  }),
  definePage({
    row: 'R-004',
    path: '/view/dashboard-typist',
    title: 'Typist Dashboard',
    roles: ['CONTRACTOR'],
  }),
  definePage({
    row: 'R-025',
    path: '/view/case-typist-incomplete-jobs',
    title: 'Incomplete Typing Jobs',
    roles: typing,
    features: ['Assessment'],
  }),
  definePage({
    row: 'R-026',
    path: '/view/case-typist-completed-jobs',
    title: 'Completed Typing Jobs',
    roles: typing,
    features: ['Assessment'],
  }),
  definePage({
    row: 'R-044',
    path: '/view/impairmentChecker',
    title: 'Impairment Checker',
    roles: caseTeamAndSpecialist,
    features: ['ImpairmentChecker'],
  }),
  definePage({
    row: 'R-045',
    path: '/view/time-budget-breakdown',
    title: 'NDIS Time Budget',
    roles: adminOrStaff,
    features: ['NDIS'],
  }),
  definePage({
    row: 'G-092',
    path: '/view/record-chasing',
    title: 'Records to Chase',
    roles: office,
    features: ['MedicalRecord'],
  }),
  definePage({
    row: 'G-074',
    path: '/view/lmq',
    title: 'LMQ',
    roles: caseTeam,
    features: ['LMQ'],
  }),
  definePage({ path: retentionPath, title: 'Retention', roles: retentionStaff }),
];
