import type { Tx } from '#kernel/server';

/** Transactions in which a second person has agreed to what is written. */
const agreed = new WeakSet<Tx>();

export const agreeTo = (tx: Tx): void => void agreed.add(tx);

export const isAgreed = (tx: Tx): boolean => agreed.has(tx);
