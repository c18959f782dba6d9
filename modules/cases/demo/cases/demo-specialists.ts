import type { DemoFacts } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';

export type DemoSpecialist = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
};

/** Those who can be asked, in a steady order. */
export const demoSpecialists = (tenant: TenantName, { rowsIn }: DemoFacts): DemoSpecialist[] =>
  rowsIn('specialists', tenantId(tenant))
    .filter((row) => row['recruitment_status'] === 'ONBOARDED')
    .map((row) => ({
      id: String(row['id']),
      name: [row['title'], row['first_name'], row['last_name']].filter(Boolean).join(' '),
      email: (row['business_email'] ?? row['personal_email'] ?? null) as string | null,
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
