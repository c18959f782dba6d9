import { addMoney } from '#kernel/domain';

export type TypedBudget = {
  readonly supportCategoryId?: string | null;
  readonly amount?: string | null;
};

/** A row in which nothing was typed is none. */
export const filledBudgets = (rows: readonly TypedBudget[]): readonly TypedBudget[] =>
  rows.filter(({ supportCategoryId, amount }) => supportCategoryId || amount);

const isAmount = (text: string | null | undefined): text is string =>
  !!text && /^\d+(\.\d{1,2})?$/.test(text);

export const totalOfBudgets = (rows: readonly TypedBudget[]): string =>
  addMoney('0.00', ...rows.flatMap(({ amount }) => (isAmount(amount) ? [amount] : [])));
