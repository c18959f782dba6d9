import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import {
  otQuotationTemplate,
  otQuotationTemplateItem,
  quotationTemplatesAtStart,
} from '../../domain/index.ts';

export const quotationTemplateDefaults = ({
  idOf,
}: Pick<DefaultsFor, 'idOf'>): readonly DefaultRecords[] => [
  {
    resource: otQuotationTemplate,
    records: quotationTemplatesAtStart.map(({ key, name, note }) => ({
      id: idOf('otQuotationTemplate', key),
      name,
      validDays: 30,
      note,
      isActive: true,
    })),
  },
  {
    resource: otQuotationTemplateItem,
    records: quotationTemplatesAtStart.flatMap(({ key, items }) =>
      items.map(([description, quantity, unitPrice], index) => ({
        id: idOf('otQuotationTemplate', key, String(index + 1)),
        templateId: idOf('otQuotationTemplate', key),
        itemIndex: index + 1,
        description,
        quantity,
        unitPrice,
        hasGst: true,
      })),
    ),
  },
];
