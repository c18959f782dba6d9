import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { documentType, documentTypesAtStart } from '../domain/index.ts';

export const documentTypeDefaults = ({ idOf }: DefaultsFor): DefaultRecords => ({
  resource: documentType,
  records: documentTypesAtStart.map(([name, category, retentionYears, isConfidential = false]) => ({
    id: idOf('documentType', name),
    name,
    category,
    retentionYears,
    isConfidential,
  })),
});
