/** Words that banks add and that name nobody. */
const noise = new Set(
  `ACCOUNT ACH BPAY CREDIT CR DEP DEPOSIT DIRECT EFT FAST FROM INV INVOICE INVOICES INTERNET NPP ONLINE OSKO
   PAYMENT PAYMENTS PMT PTY LTD LIMITED RECEIVED REF REFERENCE REMITTANCE THE TO TRANSFER VALUE DATE`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whoever pays, as far as the words of the bank tell: no numbers, no words of the trade. */
export const payerKey = (description: string): string =>
  description
    .toUpperCase()
    .split(/[^A-Z0-9&']+/)
    .filter((word) => word.length > 1 && !/\d/.test(word) && !noise.has(word))
    .slice(0, 6)
    .join(' ')
    .slice(0, 100);
