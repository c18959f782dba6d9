import { randomUUID } from 'node:crypto';
import type { RecordOf } from '#kernel/domain';
import type { contractor } from '../domain/index.ts';
import { storedRecordFields } from './stored-record-fields.ts';

export const aContractor = (
  given: Partial<RecordOf<typeof contractor>> = {},
): RecordOf<typeof contractor> => ({
  id: randomUUID(),
  firstName: 'Marco',
  lastName: 'Santoro',
  fullName: 'Marco Santoro',
  abn: null,
  address: null,
  notes: null,
  offerAccount: false,
  type: 'typist',
  email: 'marco.santoro@mail.example',
  phone: '0255501236',
  companyId: null,
  userId: null,
  isActive: true,
  ...storedRecordFields(),
  ...given,
});
