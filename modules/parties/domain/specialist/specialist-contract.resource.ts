import { choice, date, defineResource, file, lookup, state, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { contractStatuses, contractTemplates, contractTones } from './specialist-choices.ts';

/** D-018, G-029. The signature and the document are written by their own steps. */
export const specialistContract = defineResource({
  name: 'specialistContract',
  segment: 'specialist-contracts',
  label: ['Contract', 'Contracts'],
  title: '{template} {startDate}',
  parent: { field: 'specialistId', as: 'contracts' },

  fields: {
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    template: choice('Template', contractTemplates, { required: true, default: 'standard' }),
    startDate: date('From', { required: true }),
    endDate: date('To'),
    status: state('Status', contractStatuses, { initial: 'draft', tones: contractTones }),
    signedDate: date('Signed on', { readOnly: true }),
    signedBy: text('Signed by', { readOnly: true, max: 200 }),
    documentId: file('Agreement', { readOnly: true }),
    signedDocumentId: file('Signed agreement', { readOnly: true }),
  },
  checks: {
    endNotBeforeStart: {
      field: 'endDate',
      op: '>=',
      than: 'startDate',
      refusal: 'periodEndsBeforeStart',
    },
  },
  verbs: {
    list: [...settingsStaff, 'SPECIALIST'],
    read: [...settingsStaff, 'SPECIALIST'],
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },
  scope: { SPECIALIST: { specialistId: 'specialistId' } },

  list: {
    columns: ['template', 'startDate', 'endDate', 'status', 'signedDate'],
    sort: 'startDate',
  },
  filters: ['specialistId', 'status'],
  detail: {
    Information: ['specialistId', 'template', 'startDate', 'endDate'],
    Signature: ['status', 'signedDate', 'signedBy', 'documentId', 'signedDocumentId'],
  },
});
