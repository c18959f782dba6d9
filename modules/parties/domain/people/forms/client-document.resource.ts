import {
  choice,
  dateTime,
  defineResource,
  file,
  flag,
  longText,
  lookup,
  number,
  state,
  text,
} from '#kernel/domain';
import { attachmentType } from '#documents/domain';
import { allRoles, settingsStaff } from '#platform/domain';
import { clientDocumentKinds, formStatuses, formTones } from './form-choices.ts';

const written = { readOnly: true } as const;

/** G-066: what the office shows a client on their own page. Nothing else of the record is shown there. */
export const clientDocument = defineResource({
  name: 'clientDocument',
  segment: 'client-documents',
  label: ['Portal Document', 'Portal Documents'],
  title: '{name}',

  fields: {
    clientId: lookup('Client', 'client', { required: true }),
    name: text('Name', { required: true, searchable: true, max: 200 }),
    kind: choice('Kind', clientDocumentKinds, { required: true, default: 'document' }),
    fileId: file('File', { hint: 'Shown to the client as soon as there is a file.' }),
    attachmentTypeId: lookup('Attachment type', attachmentType.name, {
      when: { kind: ['form'] },
      hint: 'What the returned pages are, and so how long they are kept. Empty: other paperwork.',
    }),
    isActive: flag('Shown', { default: true }),
    status: state('Answer', formStatuses, { initial: 'none', tones: formTones }),
    /** Whoever asked for it hears of the answer. */
    senderId: lookup('Asked by', 'user', written),
    askedAt: dateTime('Asked at', written),
    answeredAt: dateTime('Returned at', written),
    sendBackReason: longText('Sent back because', { ...written, max: 1000 }),
    /** Counts how often the form was asked for anew; pages belong to one of these rounds. */
    round: number('Round', { ...written, history: false, min: 1, default: 1 }),
    /** The file that the client was asked to fill in: another one is another form. */
    askedFileId: text('File that was asked for', {
      ...written,
      history: false,
      hiddenFrom: allRoles,
      max: 36,
    }),
  },
  parent: { field: 'clientId', as: 'portal-documents' },

  verbs: {
    list: settingsStaff,
    lookup: settingsStaff,
    read: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },
  /** What a client has returned stays. */
  deleteOnlyUnused: true,
  verbsWhile: { delete: { answeredAt: [] } },

  list: { columns: ['name', 'status', 'answeredAt', 'isActive'], sort: 'name' },
  filters: ['clientId', 'kind', 'status', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['clientId', 'kind', 'status'] },
  detail: {
    Information: ['name', 'kind', 'fileId', 'attachmentTypeId', 'isActive'],
    Answer: ['status', 'senderId', 'askedAt', 'answeredAt', 'sendBackReason'],
  },
});
