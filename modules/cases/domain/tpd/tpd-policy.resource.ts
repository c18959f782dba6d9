import { choice, date, defineResource, longText, lookup, money, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { tpdDefinitions, waitingPeriods } from './tpd-choices.ts';
import { tpd } from './tpd.resource.ts';

/** G-030: a superannuation fund and the policy behind it. */
export const tpdPolicy = defineResource({
  name: 'tpdPolicy',
  segment: 'tpd-policies',
  label: ['Fund and policy', 'Funds and policies'],
  title: '{fundName} {policyNo}',
  features: ['TPD'],
  parent: { field: 'claimId', as: 'policies' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Case', tpd.name, { required: true }),
    fundName: text('Superannuation fund', { required: true, searchable: true, max: 200 }),
    memberNo: text('Member number', { max: 60 }),
    insurer: text('Insurer', { max: 200 }),
    policyNo: text('Policy number', { max: 60 }),
    coverAmount: money('Cover', { min: 0 }),
    definition: choice('Definition', tpdDefinitions),
    waitingMonths: choice('Waiting period', waitingPeriods, { required: true, default: '3' }),
    coverEndsOn: date('Cover ends on'),
    note: longText('Note', { max: 2000 }),
  },
  verbs: {
    list: office,
    read: office,
    lookup: office,
    create: office,
    update: office,
    delete: office,
  },
  list: {
    columns: ['fundName', 'memberNo', 'insurer', 'policyNo', 'coverAmount', 'waitingMonths'],
    sort: 'fundName',
  },
  filters: ['claimId'],
  lookup: { text: '{fundName} {policyNo}', sort: 'fundName', filters: ['claimId'] },
  detail: {
    Policy: [
      'claimId',
      'fundName',
      'memberNo',
      'insurer',
      'policyNo',
      'coverAmount',
      'definition',
      'waitingMonths',
      'coverEndsOn',
      'note',
    ],
  },
});
