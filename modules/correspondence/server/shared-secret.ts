import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refused } from '#kernel/server';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A place that is not set up does not exist; a wrong secret is refused without a hint. */
export function checkSharedSecret(request: FastifyRequest, secret: string | undefined): void {
  if (!secret) throw new Refused('notFound');
  const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
  if (!timingSafeEqual(digest(given), digest(secret))) throw new Refused('notSignedIn');
}
