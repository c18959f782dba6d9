import type { Reference } from '#kernel/domain';
import type { ContractFacts, contractTemplates, FeeRow } from '../../domain/index.ts';

export type MyContract = ContractFacts & { template: keyof typeof contractTemplates };
export type MyLeave = { id: string; startDate: string; endDate: string; reason: string | null };
export type MyCentre = { id: string; name: string; suburb: string | null; state: string | null };

/** GET /app/specialists/myProfile. */
export type MyProfile = {
  readonly id: string;
  readonly contracts: readonly MyContract[];
  readonly reportTypes: readonly { id: string; reportType: Reference; turnaroundDays: number }[];
  readonly leaves: readonly MyLeave[];
  readonly centres: readonly MyCentre[];
  /** Absent for who works without fee data (G-095). */
  readonly fees?: readonly FeeRow[];
};

export const profileKey = ['record', 'specialists', 'own'] as const;
