import { randomUUID } from 'node:crypto';
import type { RecordOf } from '#kernel/domain';
import type { company } from '../domain/index.ts';
import { storedRecordFields } from './stored-record-fields.ts';

/** Valid by default; a test names only the fields it is about. */
export function aCompany(given: Partial<RecordOf<typeof company>> = {}): RecordOf<typeof company> {
  const id = randomUUID();
  return {
    id,
    name: `Company ${id.slice(0, 8)}`,
    tradingName: null,
    abn: null,
    businessType: 'insurer',
    side: null,
    email: `claims@${id.slice(0, 8)}.example`,
    phone: '0255501234',
    fax: null,
    website: null,
    address: null,
    postalAddress: null,
    isActive: true,
    accountsEmail: null,
    invoiceEmail: null,
    paymentTermsDays: 30,
    statementDay: null,
    prepaymentRequired: false,
    prepaymentStatus: null,
    taxExempt: false,
    showAsBorrowerInLenders: false,
    reportDelivery: null,
    reportEmail: null,
    providerReportMonth: null,
    notes: null,
    highRiskApplied: false,
    highRiskAppliedFrom: null,
    highRiskAppliedTo: null,
    highRiskReasonToBookingCm: null,
    highRiskReasonToStaff: null,
    ...storedRecordFields(),
    ...given,
  };
}
