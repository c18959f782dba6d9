import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { FilingTarget } from '../../domain/index.ts';

/** A later module says how its records are called in the subject of a mail. */
export type MailReference = {
  /** With the flag `g`, e.g. APT-2026-000123. */
  readonly pattern: RegExp;
  find(tx: Tx, reference: string): Promise<FilingTarget | null>;
};

export const mailReferencePoint = defineExtensionPoint<MailReference>(
  'correspondence.mailReferences',
);

const mostTried = 5;

export async function findByReference(
  tx: Tx,
  services: Services,
  subject: string,
): Promise<FilingTarget | null> {
  for (const { pattern, find } of mailReferencePoint.of(services)) {
    const named = [...subject.matchAll(pattern)].slice(0, mostTried);
    for (const [reference] of named) {
      const target = await find(tx, reference.toUpperCase());
      if (target) return target;
    }
  }
  return null;
}
