import { defineAction, nullable, oneOf, text } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { caseTeamAndSpecialist } from '#platform/domain';
import { caseTypeNames } from '../engine/case-choices.ts';
import { anyCase } from '../engine/case.resource.ts';

const moneyShape = {
  /** With GST, without what was cancelled. */
  invoiced: 'money',
  open: 'money',
  invoices: [
    {
      id: 'id',
      invoiceNo: 'text',
      invoiceDate: 'date',
      statusName: 'text',
      /** Only what is on it for the cases of this claim. */
      amount: 'money',
      open: 'money',
    },
  ],
} as const;

export type ClaimMoney = ValueOfShape<typeof moneyShape>;

const claimShape = {
  claimNo: 'text?',
  company: nullable({ id: 'id', displayName: 'text', typeName: 'text?' }),
  managers: [{ id: 'id', displayName: 'text', email: 'text?' }],
  scheme: 'text?',
  matterType: 'text?',
  typeOfClaim: 'text?',
  dateOfInjury: 'date?',
  bodyParts: ['text'],
  employer: 'text?',
  customerReference: 'text?',
  /** The others of the same claim that the caller may read. */
  cases: [
    {
      id: 'id',
      caseNo: 'text',
      caseType: oneOf(caseTypeNames),
      statusName: 'text?',
      isClosed: 'flag',
      specialist: 'text?',
      appointmentDate: 'instant?',
    },
  ],
  /** Null for those who read no invoices. */
  money: nullable(moneyShape),
} as const;

export type InsuranceClaim = ValueOfShape<typeof claimShape>;

/** G-108: what is known of the claim that a case belongs to. */
export const readInsuranceClaim = defineAction({
  name: 'insuranceClaim',
  on: anyCase,
  label: 'Insurance claim',
  route: 'GET /app/cases/insurance-claim',
  roles: caseTeamAndSpecialist,
  features: ['InsuranceClaim'],
  input: { objectId: text('Case', { required: true, max: 36 }) },
  answer: claimShape,
});
