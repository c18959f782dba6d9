import { defineExtensionPoint } from '#kernel/server';

/** Names of resources that stay when their case is disposed of: a later module's records of money. */
export const staysWhenDisposedPoint =
  defineExtensionPoint<readonly string[]>('cases.staysWhenDisposed');
