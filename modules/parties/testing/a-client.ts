import { randomUUID } from 'node:crypto';
import type { RecordOf } from '#kernel/domain';
import type { client } from '../domain/index.ts';
import { storedRecordFields } from './stored-record-fields.ts';

export const aClient = (given: Partial<RecordOf<typeof client>> = {}): RecordOf<typeof client> => ({
  id: randomUUID(),
  titleId: null,
  firstName: 'Noor',
  lastName: 'Haddad',
  fullName: 'Noor Haddad',
  dateOfBirth: '1984-07-19',
  gender: 'female',
  phone: null,
  mobile: '0412555018',
  email: 'noor.haddad@mail.example',
  address: null,
  languageId: null,
  interpreterRequired: false,
  claimNo: 'WC-2026-004518',
  injuryDate: '2025-11-03',
  bodyPartIds: [],
  matterTypeId: null,
  schemeId: null,
  companyId: null,
  caseManagerId: null,
  contractorId: null,
  notes: null,
  userId: null,
  isActive: true,
  ...storedRecordFields(),
  ...given,
});
