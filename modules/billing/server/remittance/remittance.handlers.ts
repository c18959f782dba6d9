import { todayOf } from '#cases/server';
import { handle, isUuid, Refused } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  remittanceFilter,
  remittanceOfSpecialist,
  remittancePageSize,
  remittanceSort,
  specialistsWithPayment,
} from '../../domain/index.ts';
import { payeesOf } from '../provider-pay/pay-rows.ts';
import { readRemittances, readStatements } from './read-remittance.ts';

const listHandler = handle(specialistsWithPayment, async ({ tx, services, input }) => {
  const filter = remittanceFilter(input, await todayOf(tx, services));
  return readRemittances(tx, filter, {
    skip: input.skipCount ?? 0,
    take: input.maxResultCount ?? remittancePageSize,
    sort: remittanceSort(input.sorting),
  });
});

const none = {
  email: null,
  fees: 0,
  share: '0.00',
  commission: '0.00',
  tax: '0.00',
  commissionAmountWithTax: '0.00',
  paid: '0.00',
  withheld: '0.00',
  items: [],
} as const;

const oneHandler = handle(remittanceOfSpecialist, async ({ tx, services, input }) => {
  const { id, ...asked } = input;
  const [payee] = isUuid(id) ? await payeesOf(tx, [id]) : [];
  if (!payee) throw new Refused('notFound');
  const filter = remittanceFilter({ ...asked, specialistId: id }, await todayOf(tx, services));
  const [statement = { id, fullName: payee.name, ...none }] = await readStatements(tx, filter);
  const items = statement.items.map(({ specialistId: _specialist, ...line }) => line);
  return { ...statement, items };
});

export const remittanceHandlers: readonly Handler[] = [listHandler, oneHandler];
