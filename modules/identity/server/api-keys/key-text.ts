import { newId } from '#kernel/server';
import { hashOfSecret, newSecret } from '../links/link-token.ts';

export type ReadKey = { readonly tenantId: string; readonly id: string; readonly hash: string };

const hex = (id: string): string => id.replaceAll('-', '');
const uuid = (text: string): string => text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const pattern = /^cw_([0-9a-f]{32})([0-9a-f]{32})_([\w-]{43})$/;

/** `cw_{id}_{secret}`: the id names the tenant too, for nothing is found outside of one. */
const textOf = (tenantId: string, id: string, secret: string): string =>
  `cw_${hex(tenantId)}${hex(id)}_${secret}`;

export function newKeyText(tenantId: string, id: string = newId()) {
  const secret = newSecret();
  return { id, key: textOf(tenantId, id, secret), hash: hashOfSecret(secret) };
}

/** Null: no key of ours. */
export function readKeyText(text: string): ReadKey | null {
  const [, tenant, id, secret] = pattern.exec(text) ?? [];
  return tenant && id && secret
    ? { tenantId: uuid(tenant), id: uuid(id), hash: hashOfSecret(secret) }
    : null;
}
