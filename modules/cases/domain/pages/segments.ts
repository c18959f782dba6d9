import { segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { caseTeam, caseTeamAndSpecialist, office } from '#platform/domain';

type CaseRow = readonly [row: string, segment: string, label: string, feature: string];

/** Case types that a specialist works on: they may look at their own, never add one. */
const withSpecialist: readonly CaseRow[] = [
  ['R-102', 'supplementaries', 'Supplementary', 'Supplementary'],
  ['R-105', 'file-reviews', 'File Review', 'FileReview'],
  ['R-138', 'mednegs', 'Medical Negligence', 'MedNeg'],
  ['R-141', 'co-teleconference', 'Conclave/Court Teleconference', 'COTELE'],
];

const withoutSpecialist: readonly CaseRow[] = [
  ['R-099', 'clinical-records', 'Medical Record', 'MedicalRecord'],
  ['R-234', 'mva-claim', 'MVA Claim', 'MVA'],
  ['R-255', 'tpd', 'TPD', 'TPD'],
];

const casePages = (roles: readonly string[]) => (entry: CaseRow) => {
  const [row, segment, label, feature] = entry;
  return segmentPages({ row, segment, label, roles, addRoles: caseTeam, features: [feature] });
};

export const caseSegments: readonly Page[] = [
  ...withSpecialist.flatMap(casePages(caseTeamAndSpecialist)),
  ...withoutSpecialist.flatMap(casePages(caseTeam)),
  ...segmentPages({
    row: 'R-195',
    segment: 'time-tracking',
    label: 'Time Tracking',
    roles: office,
    features: ['TimeTracking'],
  }),
];
