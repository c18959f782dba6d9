import { randomUUID } from 'node:crypto';
import type { RecordOf } from '#kernel/domain';
import type { caseManager } from '../domain/index.ts';
import { storedRecordFields } from './stored-record-fields.ts';

export function aCaseManager(
  given: Partial<RecordOf<typeof caseManager>> = {},
): RecordOf<typeof caseManager> {
  const id = randomUUID();
  return {
    id,
    titleId: null,
    firstName: 'Alison',
    lastName: 'Whitfield',
    fullName: 'Alison Whitfield',
    gender: null,
    email: `alison.whitfield@${id.slice(0, 8)}.example`,
    phone: '0255501235',
    mobile: null,
    position: 'Claims Consultant',
    companyId: randomUUID(),
    businessUnitId: null,
    side: null,
    recruitmentStatus: 'onboarded',
    consent: null,
    notices: [],
    offerAccount: false,
    userId: null,
    notes: null,
    isActive: true,
    ...storedRecordFields(),
    ...given,
  };
}
