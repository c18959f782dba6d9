import { formatMoney } from '#kernel/domain';
import type { Currency } from '#kernel/domain';
import type { FeeRow } from '../../domain/index.ts';

/** `60%` of the client's fee, or the amount. */
export const feeText = ({ amount, splitPercent }: FeeRow, currency: Currency): string =>
  amount ? formatMoney(amount, currency) : `${splitPercent ?? 0}%`;
