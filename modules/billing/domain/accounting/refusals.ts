import { defineRefusals } from '#kernel/domain';

export const accountingRefusals = defineRefusals({
  monthNotOver: {
    status: 422,
    field: 'month',
    message: '{month} is not over yet. Close it once the month has ended.',
  },
  monthClosedAlready: { status: 409, message: '{month} is closed already.' },
  monthOpenAlready: { status: 409, message: '{month} is open already.' },
  monthTooLarge: {
    status: 422,
    message: 'The month has more than {most} postings. Export them from the list of journals.',
  },
  statementBackwards: { status: 422, field: 'to', message: 'The end is before the start.' },
  accountingNotConnected: {
    status: 422,
    message:
      'No accounting system is connected. Enter its client id and secret under Accounts, Accounting.',
  },
  accountingRefused: { status: 422, message: 'The accounting system refused it: {reason}' },
  accountingUnavailable: {
    status: 503,
    message: 'The accounting system does not answer now. Nothing was changed; try again later.',
  },
  driftMendedAlready: { status: 409, message: 'This difference was dealt with already.' },
  driftMissingThere: {
    status: 422,
    message: 'The accounting system has no such invoice. Choose Caseway to upload it again.',
  },
  driftCancelledHere: {
    status: 422,
    message: 'The invoice is cancelled here for good. Choose Caseway to void it there too.',
  },
  driftCancelledThere: {
    status: 422,
    message: 'The invoice was voided there. Cancel it here, or enter it there again.',
  },
  driftOfTotal: {
    status: 422,
    message:
      'The totals differ, and a posted invoice is never edited. Correct it there, or credit it here.',
  },
  driftPaymentOnlyHere: {
    status: 422,
    message:
      'A payment of ¤ {amount} is known here only. Choose Caseway to send it, or remove it from the invoice.',
  },
  creditNoteNotUploaded: {
    status: 422,
    message: 'Upload credit note {creditNoteNo} first; it pays a part of this invoice.',
  },
});
