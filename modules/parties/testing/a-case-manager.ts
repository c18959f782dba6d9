import { randomUUID } from 'node:crypto';
import type { RecordOf } from '#kernel/domain';
import type { caseManager } from '../domain/index.ts';
import { written } from './written.ts';

export function aCaseManager(
  given: Partial<RecordOf<typeof caseManager>> = {},
): RecordOf<typeof caseManager> {
  const id = randomUUID();
  return {
    id,
    fullName: 'Alison Whitfield',
    email: `alison.whitfield@${id.slice(0, 8)}.example`,
    phone: '0255501235',
    position: 'Claims Consultant',
    companyId: randomUUID(),
    userId: null,
    isActive: true,
    ...written(),
    ...given,
  };
}
