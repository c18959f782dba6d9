import { randomUUID } from 'node:crypto';
import type { RecordOf } from '#kernel/domain';
import type { company } from '../domain/index.ts';
import { written } from './written.ts';

/** Valid by default; a test names only the fields it is about. */
export function aCompany(given: Partial<RecordOf<typeof company>> = {}): RecordOf<typeof company> {
  const id = randomUUID();
  return {
    id,
    name: `Company ${id.slice(0, 8)}`,
    businessType: 'insurer',
    email: `claims@${id.slice(0, 8)}.example`,
    phone: '0255501234',
    website: null,
    address: null,
    isActive: true,
    highRiskApplied: false,
    highRiskAppliedFrom: null,
    highRiskAppliedTo: null,
    highRiskReasonToBookingCm: null,
    highRiskReasonToStaff: null,
    ...written(),
    ...given,
  };
}
