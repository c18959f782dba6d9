import { abilityRow } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { FastifyContextConfig } from 'fastify';

export const isProven = ({ provenUntil }: Actor, now: Date): boolean =>
  provenUntil !== undefined && Date.parse(provenUntil) > now.getTime();

/** By the route itself, or by what its ability is about. */
export const asksForProof = ({ policy, stepUp }: FastifyContextConfig): boolean =>
  stepUp ??
  (policy !== undefined && 'ability' in policy && abilityRow(policy.ability)?.stepUp === true);

export const namesOne = (fields: readonly string[] | undefined, body: unknown): boolean =>
  fields !== undefined &&
  typeof body === 'object' &&
  body !== null &&
  fields.some((field) => Object.hasOwn(body, field));
