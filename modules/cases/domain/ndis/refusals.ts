import { defineRefusals } from '#kernel/domain';

export const ndisRefusals = defineRefusals({
  planEndsBeforeStart: {
    status: 422,
    field: 'planTo',
    message: 'The plan ends before it begins. Check both days.',
  },
  authorityEndsBeforeStart: {
    status: 422,
    field: 'authorisedTo',
    message: 'The authority ends before it begins. Check both days.',
  },
  restraintWithoutAuthority: {
    status: 422,
    field: 'authorisedBy',
    message:
      'A chemical restraint needs an authority. Enter who authorised it, from when and until when.',
  },
  restraintAuthorityExpired: {
    status: 422,
    field: 'authorisedTo',
    message: 'The authority ended on {day}. Enter the authority that was given after it.',
  },
  noteSigned: {
    status: 409,
    message: 'This note is signed and locked. Write an addendum instead.',
  },
  addendumNeedsSignedNote: {
    status: 422,
    field: 'addendumToId',
    message: 'An addendum belongs to a signed note of the same participant. Sign that note first.',
  },
  agreementEndsBeforeStart: {
    status: 422,
    field: 'endsOn',
    message: 'The agreement ends before it begins. Check both days.',
  },
  ndisAgreementMissing: {
    status: 409,
    message: 'There is no service agreement yet. Save one first.',
  },
  agreementWithSigner: {
    status: 409,
    message:
      'The agreement is with {name} to be signed. Wait for the answer, or void the envelope.',
  },
  agreementNotDraft: {
    status: 409,
    message: 'This agreement was sent already. Save the next one before it is sent.',
  },
  agreementSignerWithoutEmail: {
    status: 409,
    message:
      'Neither the nominee nor the participant has an email address. Add one first, or print the agreement.',
  },
  budgetBelowUsed: {
    status: 422,
    field: 'amount',
    message: 'More than this is claimed already. Withdraw claims before the budget is lowered.',
  },
  appointmentStillAhead: {
    status: 409,
    message: 'This appointment is still ahead. Record it on its day, or cancel it.',
  },
  appointmentClaimed: {
    status: 409,
    message: 'This appointment is claimed already. Withdraw its claims first.',
  },
  appointmentNotClaimable: {
    status: 409,
    message: 'Nothing can be claimed for this appointment. Record first that it was attended.',
  },
  participantClosed: {
    status: 409,
    message: 'This case is closed. Reopen it before you claim.',
  },
  participantClosedForVisit: {
    status: 409,
    message: 'This case is closed. Reopen it before an appointment is made.',
  },
  ndisAppointmentsOpen: {
    status: 409,
    message:
      'An appointment of this participant is still requested or confirmed. Cancel it, or record what happened, before the case is closed.',
  },
  claimsNotSent: {
    status: 409,
    message:
      'Claims of this participant wait for their payment request. Send or withdraw them first.',
  },
  managementMissing: {
    status: 409,
    message: 'Nobody knows who pays. Choose the plan management of the participant first.',
  },
  planDatesMissing: {
    status: 409,
    message: 'The plan has no dates. Enter from when until when it runs first.',
  },
  nothingToClaim: { status: 422, message: 'There is nothing to claim.' },
  claimEndsBeforeStart: {
    status: 422,
    field: 'deliveredTo',
    message: 'The support ended before it began. Check both days.',
  },
  claimInFuture: {
    status: 422,
    field: 'deliveredTo',
    message: 'A support is claimed after it was given. Choose a day that has come.',
  },
  claimOutsidePlan: {
    status: 422,
    field: 'deliveredFrom',
    message: 'The plan runs from {from} to {to}. Claim supports of those days only.',
  },
  claimLimitUnknown: {
    status: 409,
    message: 'No price limit of {number} is known. Enter it in NDIS Service Items first.',
  },
  claimPriceMissing: {
    status: 422,
    field: 'unitPrice',
    message: 'The price of {number} is agreed by quotation. Enter the unit price.',
  },
  claimAboveLimit: {
    status: 422,
    field: 'unitPrice',
    message: 'The price limit of {number} is {limit} here. Claim that or less.',
  },
  claimKindNotAllowed: {
    status: 422,
    field: 'kind',
    message:
      '{kind} cannot be claimed for {number}: the support catalogue does not allow it. Choose another item, or correct this one under NDIS Service Items.',
  },
  travelAboveCap: {
    status: 422,
    field: 'quantity',
    message:
      'At most {most} minutes of travel count here, there and back. Claim {hours} hours or less.',
  },
  claimWithoutQuantity: {
    status: 422,
    field: 'quantity',
    message: 'Enter a quantity above zero.',
  },
  claimWithoutBudget: {
    status: 409,
    message: 'The plan has no budget for {category}. Add it before you claim.',
  },
  claimOverBudget: {
    status: 409,
    message:
      'Only {left} of the budget for {category} is left. Claim less, or have the plan changed.',
  },
  claimAlreadySent: {
    status: 409,
    message: 'This claim is no longer ours to withdraw. Record what the NDIA answered instead.',
  },
  claimInvoiced: {
    status: 409,
    message: 'This claim is on an invoice. Credit the invoice first.',
  },
  claimNotRequested: {
    status: 409,
    message: 'This claim is in no payment request. Only those are paid or rejected by the NDIA.',
  },
  noClaimToRequest: {
    status: 409,
    message: 'No NDIA managed claim of these days waits. Claim attended appointments first.',
  },
});
