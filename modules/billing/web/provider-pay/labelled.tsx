import type { Field } from '#kernel/domain';
import { FieldInput } from '#kernel/web';

type Props = {
  id: string;
  field: Field;
  value: unknown;
  change: (value: unknown) => void;
};

/** One declared field above a table, with its name. */
export const Labelled = ({ id, field, value, change }: Props) => (
  <div className="filter">
    <label htmlFor={id}>{field.label}</label>
    <FieldInput id={id} field={field} value={value} onChange={change} />
  </div>
);
