import { accept, changeAll } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { caseCharge } from './case-charge.resource.ts';

type Charge = {
  readonly kind: string;
  readonly description: string;
  readonly companyId: string | null;
  readonly status: string;
};

/** What a person must find out about a charge to nobody, in the words of their task; null: its payer is known. */
export function missingPayer({ kind, description, companyId, status }: Charge): string | null {
  if (status !== 'pending' || kind === 'specialistOnly' || companyId !== null) return null;
  return `Say which company pays "${description}"`;
}

export type WaitingCharges = { readonly companyId: string | null; readonly ids: readonly string[] };

/** What waits to be invoiced is charged to the customer that the case has now, whom the invoice goes to. */
export const decidePayer = (cases: readonly WaitingCharges[]): Decision =>
  accept(
    cases.map(
      ({ companyId, ids }) => ids.length > 0 && changeAll(caseCharge, [...ids], { companyId }),
    ),
  );
