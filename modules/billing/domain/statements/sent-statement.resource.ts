import { date, defineResource, lookup, money, text } from '#kernel/domain';
import { office } from '#platform/domain';

const recorded = { readOnly: true } as const;

/** Sent once for a company and a day. */
export const sentStatement = defineResource({
  name: 'sentStatement',
  segment: 'sent-statements',
  label: ['Sent Statement', 'Sent Statements'],
  title: '{companyId} {statementDate}',
  pages: { only: ['list'] },
  appendOnly: true,

  fields: {
    companyId: lookup('Company', 'company', { ...recorded, required: true }),
    statementDate: date('Statement of', { ...recorded, required: true }),
    open: money('Open', { ...recorded, required: true }),
    sentTo: text('Sent to', { ...recorded, required: true, max: 320 }),
  },
  unique: [['companyId', 'statementDate']],

  verbs: { list: office, read: office },
  list: {
    columns: ['statementDate', 'companyId', 'open', 'sentTo'],
    sort: 'statementDate desc',
    empty: 'A statement is listed once it went out to a company.',
  },
  filters: ['companyId', 'statementDate'],
  detail: { Statement: ['companyId', 'statementDate', 'open', 'sentTo'] },
});
