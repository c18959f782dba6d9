import type { FastifyRequest } from 'fastify';

/**
 * Forms are only taken from our own pages: without this a stranger's page could sign a visitor in
 * under the stranger's name. Callers that are no browser send neither header.
 */
export function comesFromUs({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || origin === new URL(publicUrl).origin;
}
