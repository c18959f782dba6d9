import { defineResource, file, lookup } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

const keepers = [...settingsStaff, 'SPECIALIST'] as const;

/** The picture of the signature that a final report of the specialist ends with. */
export const reportSignature = defineResource({
  name: 'reportSignature',
  segment: 'report-signatures',
  label: ['Signature', 'Signatures'],
  title: '{specialistId}',
  pages: { only: [] },

  fields: {
    specialistId: lookup('Specialist', 'specialist', { required: true, unique: true }),
    pictureId: file('Picture', { hint: 'A PNG with the signature on a white or empty ground.' }),
  },
  verbs: { list: keepers, read: keepers, create: keepers, update: keepers, delete: keepers },
  scope: { SPECIALIST: { specialistId: 'specialistId' } },

  list: { columns: ['specialistId', 'creationTime'], sort: 'creationTime desc' },
  filters: ['specialistId'],
  detail: { Signature: ['specialistId', 'pictureId'] },
});
