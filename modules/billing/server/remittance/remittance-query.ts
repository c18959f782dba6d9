import { remittanceFilterFields } from '../../domain/index.ts';

const fields: Readonly<Record<string, { readonly kind: string }>> = remittanceFilterFields;

/** What an address says travels as text; what is empty says nothing, what is unknown is not ours. */
export const asRemittanceQuery = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([key, value]) => {
      const kind = fields[key]?.kind;
      if (!kind || value === '') return [];
      if (kind === 'flag') return [[key, value === 'true' || value === true]];
      return [[key, kind === 'number' ? Number(value) : value]];
    }),
  );
