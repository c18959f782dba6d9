import { defineExtensionPoint } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { KeptForLaw } from '../../domain/index.ts';

/** What a later module must keep of a claimant, and until when. */
export type ReadKeptForLaw = (tx: Tx, clientId: string) => Promise<readonly KeptForLaw[]>;

export const keptForLawPoint = defineExtensionPoint<ReadKeptForLaw>('parties.keptForLaw');
