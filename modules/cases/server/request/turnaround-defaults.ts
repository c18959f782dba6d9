import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { turnaroundBand, turnaroundsAtStart } from '../../domain/index.ts';

export const turnaroundDefaults = ({
  idOf,
}: Pick<DefaultsFor, 'idOf'>): readonly DefaultRecords[] => [
  {
    resource: turnaroundBand,
    records: turnaroundsAtStart.map(([caseType, pagesUpTo, businessDays, urgentDays]) => ({
      id: idOf('turnaroundBand', caseType, String(pagesUpTo ?? '')),
      caseType,
      pagesUpTo,
      businessDays,
      urgentDays,
    })),
  },
];
