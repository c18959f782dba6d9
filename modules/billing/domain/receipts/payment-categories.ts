/** E-143, D-065: what money was for. It follows from what it paid, nobody chooses it. */
export const paymentCategories = {
  revenue: 'Revenue',
  creditNote: 'Credit Note',
  principal: 'Principal',
  interest: 'Interest',
} as const;

export type PaymentCategory = keyof typeof paymentCategories;
