import { handle } from '#kernel/server';
import { decideChargePrice, priceCharge } from '../../domain/index.ts';

export const priceChargeHandler = handle(priceCharge, ({ record, input, answers, commit }) =>
  commit(decideChargePrice(record, input, answers)),
);
