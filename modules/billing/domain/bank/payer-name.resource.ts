import { defineResource, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';

/** A name under which a company paid before; learned from what people matched. */
export const payerName = defineResource({
  name: 'payerName',
  segment: 'payer-names',
  label: ['Payer Name', 'Payer Names'],
  title: '{name}',
  pages: { only: ['list'] },

  fields: {
    name: text('Name in the statement', {
      required: true,
      readOnly: true,
      searchable: true,
      max: 100,
    }),
    companyId: lookup('Company', 'company', { required: true, readOnly: true }),
  },
  unique: [['name', 'companyId']],
  verbs: { list: office, delete: office },

  list: {
    columns: ['name', 'companyId'],
    sort: 'name',
    empty: 'Names are learned when a line of a bank statement is matched with a company.',
  },
  filters: ['companyId'],
  detail: { 'Payer name': ['name', 'companyId'] },
});
