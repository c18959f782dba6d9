import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutsideRefused } from './outside-failure.ts';

/** Public and of one machine; `::ffff:10.0.0.1` is the inner address that it hides. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** Where a call may go at all; the name behind it is looked at again when it is connected to. */
export function outsideAddress(text: string, allowedOrigins: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url || url.username || url.password) throw new OutsideRefused('That is no address to call.');
  if (allowedOrigins.includes(url.origin)) return url;
  if (url.protocol !== 'https:') throw new OutsideRefused('Only https addresses are called.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host))
    throw new OutsideRefused(`${host} is not an address of the public internet.`);
  return url;
}

/** Asked by every connection: all addresses of a name must be public, for any of them may be taken. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const inner = found.find(({ address }) => !isPublicAddress(address));
    if (inner || !found[0])
      return callback(new OutsideRefused(`${host} is not a name of the public internet.`), []);
    if (options.all) return callback(null, found);
    return callback(null, found[0].address, found[0].family);
  });
};
