import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { CaseFunding } from '../../domain/index.ts';

/** Null where the caller has no funding. */
export type ReadCaseFunding = (tx: Tx, actor: Actor, caseId: string) => Promise<CaseFunding | null>;

/** Whoever lends tells what it lent for a case. */
export const caseFundingPoint = defineExtensionPoint<ReadCaseFunding>('billing.caseFunding');
