import type { Field, Reference } from '#kernel/domain';

/** What the form gives to every input; `id`, `value` and `onChange` come from the form item. */
export type InputProps<V> = {
  field: Field;
  id?: string;
  value?: V | null;
  onChange?: (value: V | null) => void;
  disabled?: boolean;
  /** Names of the records that `value` points at. */
  references?: readonly Reference[];
  /** What an empty selection list says. */
  placeholder?: string;
  /** Hears what is typed into a selection list. */
  onSearch?: (text: string) => void;
  /** Time zone of a date and time. */
  zone?: string;
};
