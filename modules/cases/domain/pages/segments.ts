import { segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { caseTeam, caseTeamAndSpecialist } from '#platform/domain';

type CaseRow = readonly [row: string, segment: string, label: string, feature: string];

/** Case types that a specialist works on: they may look at their own, never add one. */
const withSpecialist: readonly CaseRow[] = [
  ['R-138', 'mednegs', 'Medical Negligence', 'MedNeg'],
  ['R-141', 'co-teleconference', 'Conclave/Court Teleconference', 'COTELE'],
  ['R-102', 'supplementaries', 'Supplementary', 'Supplementary'],
  ['R-105', 'file-reviews', 'File Review', 'FileReview'],
];

const withoutSpecialist: readonly CaseRow[] = [
  ['R-201', 'ndis', 'NDIS', 'NDIS'],
];

const casePages = (roles: readonly string[]) => (entry: CaseRow) => {
  const [row, segment, label, feature] = entry;
  return segmentPages({ row, segment, label, roles, addRoles: caseTeam, features: [feature] });
};

export const caseSegments: readonly Page[] = [
  ...withSpecialist.flatMap(casePages(caseTeamAndSpecialist)),
  ...withoutSpecialist.flatMap(casePages(caseTeam)),
];
