import type { Field } from '../field.ts';
import type { AnyResource } from '../resource.ts';

/** One column of the sheet. A part of an address is one of its own: `address.suburb`. */
export type ImportColumn = {
  readonly key: string;
  readonly label: string;
  readonly field: Field;
  readonly isRequired: boolean;
};

const addressParts = {
  line1: 'Address line 1',
  line2: 'Address line 2',
  suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  country: 'Country',
} as const;

const partField: Field = { kind: 'text', label: 'Address', max: 200 };

const isWritable = ({ readOnly, importable, kind }: Field) =>
  (!readOnly || importable === true) && kind !== 'json' && kind !== 'file';

/** What a sheet of new records may carry, in the order of the definition. */
export function importColumns({ fields }: Pick<AnyResource, 'fields'>): ImportColumn[] {
  const entries = Object.entries(fields).filter(([, field]) => isWritable(field));
  const addresses = entries.filter(([, field]) => field.kind === 'address').length;
  return entries.flatMap(([key, field]) => {
    const isRequired = field.required === true && field.default === undefined && !field.filledIn;
    if (field.kind !== 'address') return [{ key, label: field.label, field, isRequired }];
    return Object.entries(addressParts).map(([part, label]) => ({
      key: `${key}.${part}`,
      label: addresses > 1 ? `${field.label}: ${label}` : label,
      field: partField,
      isRequired: false,
    }));
  });
}

/** The head of a column as the template writes it. */
export const headerOf = ({ label, isRequired }: ImportColumn): string =>
  isRequired ? `${label} *` : label;
