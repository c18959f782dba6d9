import { definePage, segmentPages } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { calendarFeedsPath } from './calendar-feed/index.ts';

const features = ['LegalPracticeAPI'] as const;

const practice = (row: string, segment: string, title: string): Page =>
  definePage({ row, path: `/view/${segment}`, title, roles: caseTeam, features });

export const integrationsPages: readonly Page[] = [
  definePage({
    path: calendarFeedsPath,
    title: 'Calendar Feeds',
    roles: [...office, 'SPECIALIST'],
  }),
  practice('R-037', 'law-practice-softwares', 'Law Practice Softwares'),
  practice('R-038', 'pms-matter', 'Practice Matter'),
  practice('R-039', 'pms-integration', 'Case Records'),
  practice('R-062', 'leap-app', 'Leap'),
  practice('R-063', 'practice-evolve-app', 'Practice Evolve'),
  practice('R-064', 'actionstep-app', 'ActionStep'),
  practice('R-065', 'smokeball-app', 'Smokeball'),
  ...segmentPages({
    row: 'R-204',
    segment: 'clio-app',
    label: 'Clio App',
    roles: caseTeam,
    features,
  }),
  ...segmentPages({
    row: 'R-258',
    segment: 'eml-synced-appointments',
    label: 'EML Synced Appointment',
    roles: office,
    features: ['EMLIntegration'],
  }),
];
