import { specialistsWithPayment } from '#billing/domain';

/** Whoever sends by a dialog shows the mail first: by a dry run of the very call. */
const tried = (...abilities: readonly string[]) => ({ tried: abilities });
/** Nobody has a dialog before it: why it leaves. */
const alone = (why: string) => ({ alone: why });
/** The dialog has a preview of its own, and a test of its own: where. */
const shown = (test: string) => ({ shown: test });

export type MailSender =
  | { readonly tried: readonly string[] }
  | { readonly alone: string }
  | { readonly shown: string };

/** Every file that queues a mail, and how what it sends is seen before. */
export const mailSenders: Readonly<Record<string, MailSender>> = {
  'billing/server/prepayments/prepayment-mail.ts': tried('prepaymentRequest.sendPrepayment'),
  'billing/server/remittance/send-statements.ts': tried(specialistsWithPayment.ability),
  'billing/server/sending/invoice-mail.ts': tried(
    'invoice.sendInvoice',
    'creditNote.sendCreditNote',
  ),
  'billing/server/statements/statement-mail.ts': alone('monthly, by the setting of the company'),
  'billing/server/tenant-invoices/tenant-invoice.handlers.ts': tried('tenantInvoice.send'),
  'booking/server/call/offer.handler.ts': tried('call.offer'),
  'booking/server/daysheet/daysheet.handlers.ts': tried(
    'appointmentSession.sendSpecialistBookingDaysheets',
  ),
  'booking/server/notice/tell-people.ts': tried(
    'appointment.confirm',
    'appointment.move',
    'appointment.cancel',
    'appointmentSession.update',
    'appointmentSession.changeSessions',
    'centre.update',
  ),
  'booking/server/search/request-papers.ts': tried('appointmentSession.requestCVorSample'),
  'booking/server/search/send-centre-availability.ts': tried(
    'appointmentSession.sendCentreAvaialbe',
  ),
  'cases/server/co/conference-mail.ts': tried(
    'co.offerTimes',
    'co.remindPoll',
    'co.chooseTime',
    'co.sendMinutes',
  ),
  'cases/server/engine/case-mail.ts': tried('ime.confirmAppointment'),
  'cases/server/letters/case-message.ts': tried('ime.sendMessage'),
  'cases/server/mn/opinion-mail.ts': tried(
    'mn.askSpecialists',
    'mn.askOpinions',
    'mn.remindOpinions',
  ),
  'cases/server/mr/record-mail.ts': tried(
    'mri.request',
    'mri.askAgain',
    'mri.remind',
    'mr.sendAllRequests',
    'mr.sendMessage',
  ),
  'cases/server/mt/change-claimants.ts': alone('a task of many: the words are typed as they leave'),
  'cases/server/ndis/participant-mails.ts': tried('ndisAppointment.confirm'),
  'cases/server/paperwork/paperwork-mail.ts': tried(
    'ime.sendPaperwork',
    'ot.sendPaperwork',
    'caseBrief.send',
  ),
  'cases/server/quotation/quotation-answered.ts': tried('otQuotation.approve'),
  'cases/server/quotation/quotation-reminders.ts': alone('a reminder by the days of its rule'),
  'cases/server/quotation/send-quotation.handler.ts': tried('ot.sendQuotation'),
  'cases/server/reports/resend.handlers.ts': tried('caseReport.resend', 'ime.sendReportStatus'),
  'cases/server/reports/send-report-mails.ts': tried('ime.sendReport'),
  'cases/server/typing/typing-mail.ts': tried('typingJob.assign', 'ime.save:dictation-report'),
  'correspondence/server/factors-reset-mail.ts': alone('an administrator takes off a second step'),
  'correspondence/server/password-link-mail.ts': alone('somebody asks for a new password'),
  'correspondence/server/queue-mail.ts': alone('the queue itself'),
  'correspondence/server/reminders/send-reminder.ts': alone('a reminder, on the day of its step'),
  'correspondence/server/send/link-codes.ts': alone('the code of links that were shown'),
  'correspondence/server/send/queue-file-mail.ts': alone('the queue of mails with files'),
  'correspondence/server/send/queue-message.ts': shown(
    'modules/correspondence/server/send/send.api.test.ts',
  ),
  'correspondence/server/signing-mail.ts': tried('envelope.send'),
  'correspondence/server/templates/ad-hoc.handlers.ts': shown(
    'modules/correspondence/server/templates/templates.api.test.ts',
  ),
  'correspondence/server/templates/preview-routes.ts': shown(
    'modules/correspondence/server/templates/templates.api.test.ts',
  ),
  'correspondence/server/templates/template.handlers.ts': shown(
    'modules/correspondence/server/templates/templates.api.test.ts',
  ),
  'correspondence/server/went-past-provider-mail.ts': alone(
    'an administrator signed in past the provider',
  ),
  'funding/server/advances/advance-mail.ts': tried('advanceRequest.send'),
  'funding/server/advances/tell-of-decision.ts': tried(
    'advanceRequest.approve',
    'advanceRequest.reject',
  ),
  'funding/server/agreements/agreement-mail.ts': tried('fundingAgreement.sendAgreement'),
  'funding/server/arrears/reminder-mail.ts': alone('a reminder by the ladder of the agreement'),
  'funding/server/repayment/repayment-mail.ts': tried(
    'repaymentInvoice.send',
    'loanFunding.sendSelectedInvoices',
  ),
  'funding/server/statements/statement-mail.ts': tried(
    'loanFunding.sendFundingStatement',
    'loanFunding.sendRemittanceAdvice',
    'loanFunding.emails',
  ),
  'parties/server/company/provider-report.handler.ts': tried('company.notifyProviderReportMonthly'),
  'parties/server/people/forms/form-mail.ts': tried(
    'clientDocument.send',
    'clientDocument.sendBack',
  ),
  'parties/server/specialist/agreement.handlers.ts': tried('specialist.generateAgreement'),
  'parties/server/specialist/specialist.handlers.ts': tried('specialist.sendNotification'),
};

/** Templates of mails that no call of a dialog sends, and why. */
const byHand = 'chosen by a person, filled and read in the dialog that sends it (send.api.test.ts)';
const byItself = 'leaves by itself, on its day';
const ofAccount = 'holds a link for one person, who asks for it or is let in';

export const sentWithoutDialog: Readonly<Record<string, string>> = {
  AccountOffer: ofAccount,
  PasswordChangeNeeded: ofAccount,
  PasswordForgotten: ofAccount,
  PasswordReset: ofAccount,
  AccruedInterestStatement: byHand,
  InterpreterBooked: byHand,
  MedicalNegligenceRequest: byHand,
  MvaInsurerOffer: byHand,
  MvaProviderRequest: byHand,
  MvaTreatmentPlan: byHand,
  PaymentReceived: byHand,
  SpecialistOnboarding: byHand,
  InvoiceReminder: byItself,
  InvoiceReminder2: byItself,
  InvoiceReminder3: byItself,
  MvaLimitationReminder: byItself,
  NdisRestraintWarning: byItself,
  OtQuotationReminder: byItself,
  OutstandingStatement: byItself,
  RepaymentReminder: byItself,
  RepaymentReminder2: byItself,
  RepaymentReminder3: byItself,
  TpdStatementChase: byItself,
  MedicalNegligenceOpinion: 'follows from the opinion that a specialist gives by the link',
  NdisAgreementSigned: 'follows from the signature of the participant',
};
