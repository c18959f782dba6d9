import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actions } from '#kernel/domain';
import { projectRoot } from '#kernel/server';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();

/** What writes to an address that somebody typed, and the file that asks about it first. */
const asked: Readonly<Record<string, string>> = {
  'adHocTemplate.send': 'correspondence/server/templates/ad-hoc.handlers.ts',
  'advanceRequest.send': 'funding/server/advances/advance-mail.ts',
  'advanceRequest.sendByGet': 'funding/server/advances/advance-mail.ts',
  'correspondence.send': 'correspondence/server/notes/send-note.handlers.ts',
  'correspondence.sendByGet': 'correspondence/server/notes/send-note.handlers.ts',
  'creditNote.sendCreditNote': 'billing/server/sending/send.handlers.ts',
  'emailTracking.send': 'correspondence/server/send/send.handlers.ts',
  'fundingAgreement.sendAgreement': 'funding/server/agreements/agreement.handlers.ts',
  'fundingAgreement.sendForSignature': 'funding/server/signing/signing.handlers.ts',
  'invoice.sendInvoice': 'billing/server/sending/send.handlers.ts',
  'loanFunding.emails': 'funding/server/statements/send.handlers.ts',
  'ot.sendQuotation': 'cases/server/quotation/send-quotation.handler.ts',
  'prepaymentRequest.requestPrepayment': 'billing/server/prepayments/prepayment.handlers.ts',
  'prepaymentRequest.sendPrepayment': 'billing/server/prepayments/prepayment.handlers.ts',
  'repaymentInvoice.send': 'funding/server/repayment/repayment.handlers.ts',
  'tenantInvoice.send': 'billing/server/tenant-invoices/tenant-invoice.handlers.ts',
};

/** Nothing leaves to the address, or it is the person's own. */
const unasked: Readonly<Record<string, string>> = {
  'appointmentSession.changeSessions': 'a time of the day',
  'appointmentSession.createRoster': 'a time of the day',
  'caseManager.updateEmailUserName': 'kept in a record',
  'centre.isDuplicateEmail': 'a question',
  'emailTracking.preview': 'nothing leaves',
  'healthCheck.sendTestSms': 'a mobile number',
  'letterhead.preview': 'nothing leaves',
  'letterhead.save': 'kept in a record',
  'mailTemplate.sendPreview': 'refused unless it is the own address',
  'mri.changeRequest': 'kept in a record',
  'ndis.startParticipant': 'kept in a record',
  'smsMessage.send': 'a mobile number',
  'specialist.updateMyDetail': 'kept in a record',
  'tenant.addAdministrator': 'the host makes the account',
  'tenant.createWithAdministrator': 'the host makes the account',
};

const typed = actions()
  .filter(({ input }) =>
    Object.entries(input).some(
      ([key, { kind }]) =>
        kind === 'email' ||
        (/^(to|.*email)$/i.test(key) && !['date', 'lookup', 'flag', 'choice'].includes(kind)),
    ),
  )
  .map(({ ability }) => ability)
  .toSorted();

/** Without a field of kind email in their input: the addresses were typed before. */
const others = [
  'correspondence/server/templates/preview-routes.ts',
  'correspondence/server/tracking/resend.ts',
  'documents/server/signing/envelope.handlers.ts',
];

const source = (file: string) => readFileSync(join(projectRoot, 'modules', file), 'utf8');

describe('an address that somebody typed', () => {
  test('is taken by these operations and no others', () => {
    expect(typed).toEqual([...Object.keys(asked), ...Object.keys(unasked)].toSorted());
  });

  test.each([...new Set([...Object.values(asked), ...others])])(
    'is asked about by the one function that decides: %s',
    (file) => {
      expect(source(file)).toMatch(/await askAboutStrangers\(|typedRecipientsPoint\.of\(/);
    },
  );
});
