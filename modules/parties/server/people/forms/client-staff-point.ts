import { defineExtensionPoint } from '#kernel/server';
import type { Tx } from '#kernel/server';

/** Who works for a client, as a later module knows it. */
export type ClientStaff = (tx: Tx, clientId: string) => Promise<readonly string[]>;

export const clientStaffPoint = defineExtensionPoint<ClientStaff>('parties.clientStaff');
