import { choice, date, defineResource, email, longText, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { statementKinds } from './tpd-choices.ts';
import { tpd } from './tpd.resource.ts';

/** What a doctor or an employer writes for the fund; chased to its due day by the rule. */
export const tpdStatement = defineResource({
  name: 'tpdStatement',
  segment: 'tpd-statements',
  label: ['Statement', 'Statements'],
  title: '{kind} {fromName}',
  features: ['TPD'],
  parent: { field: 'claimId', as: 'statements' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Case', tpd.name, { required: true }),
    kind: choice('Kind', statementKinds, { required: true }),
    fromName: text('From', { required: true, max: 200 }),
    email: email('Email'),
    requestedOn: date('Requested on', { notFuture: true }),
    dueOn: date('Due on', { required: true }),
    receivedOn: date('Received on', { notFuture: true }),
    note: longText('Note', { max: 2000 }),
  },
  checks: {
    dueAfterRequest: {
      field: 'dueOn',
      op: '>=',
      than: 'requestedOn',
      refusal: 'statementDueBeforeRequest',
    },
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
    columns: ['kind', 'fromName', 'requestedOn', 'dueOn', 'receivedOn'],
    sort: 'dueOn',
  },
  filters: ['claimId', 'kind', 'dueOn'],
  lookup: { text: '{fromName}', sort: 'dueOn', filters: ['claimId'] },
  detail: {
    Statement: [
      'claimId',
      'kind',
      'fromName',
      'email',
      'requestedOn',
      'dueOn',
      'receivedOn',
      'note',
    ],
  },
});
