import { choice, dateTime, defineResource, email, lookup, text } from '#kernel/domain';
import { reportDeliveries } from '#parties/domain';
import { allRoles, office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';
import { caseReport } from './case-report.resource.ts';
import { openedWays } from './report-choices.ts';

const recorded = { readOnly: true } as const;

/** Whom a report was sent to, how, and when they first opened it. */
export const reportDelivery = defineResource({
  name: 'reportDelivery',
  segment: 'report-deliveries',
  label: ['Delivery', 'Deliveries'],
  title: '{name}',
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    caseReportId: lookup('Report', caseReport.name, { required: true, ...recorded }),
    caseId: lookup('Case', anyCase.name, { required: true, ...recorded }),
    caseManagerId: lookup('Case manager', 'caseManager', recorded),
    name: text('Name', { required: true, max: 300, ...recorded }),
    email: email('Email', recorded),
    /** E-055. */
    delivery: choice('Delivery', reportDeliveries, { required: true, ...recorded }),
    sentAt: dateTime('Sent', recorded),
    openedAt: dateTime('Opened', recorded),
    openedBy: choice('How', openedWays, recorded),
    /** Says which link was used, and opens nothing. */
    linkKey: text('Link', { ...recorded, max: 64, history: false, hiddenFrom: allRoles }),
  },
  verbs: { list: office, read: office, export: office },

  list: {
    columns: ['name', 'email', 'delivery', 'sentAt', 'openedAt', 'openedBy'],
    sort: 'sentAt desc',
  },
  filters: ['caseId', 'caseReportId', 'delivery', 'openedAt'],
  detail: { Delivery: ['name', 'email', 'delivery', 'sentAt', 'openedAt', 'openedBy'] },
});
