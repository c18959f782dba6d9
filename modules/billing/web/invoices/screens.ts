import type { ScreenLoader } from '#kernel/web';

/** An invoice once it is made. */
export const afterInvoicingScreens: Readonly<Record<string, ScreenLoader>> = {
  invoice: async () => (await import('./invoice.screens.tsx')).invoiceScreens,
  creditNote: async () => (await import('./credit-note.screens.tsx')).creditNoteScreens,
  invoiceReminderRule: async () =>
    (await import('./invoice-reminder-rule.screens.tsx')).invoiceReminderRuleScreens,
  prepaymentRequest: async () => (await import('./prepayment.screens.tsx')).prepaymentScreens,
  icareClaim: async () => (await import('./icare-claim.screens.tsx')).icareClaimScreens,
};
