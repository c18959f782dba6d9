import { defineExtensionPoint } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { CaseMoney } from '../../domain/index.ts';

export type MoneyOfCase = CaseMoney & { readonly id: string };

/** Records of money of these cases, by the id of the case; a later module knows them. */
type ReadCaseMoney = (tx: Tx, caseIds: readonly string[]) => Promise<readonly MoneyOfCase[]>;

export const caseMoneyPoint = defineExtensionPoint<ReadCaseMoney>('cases.money');
