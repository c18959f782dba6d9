import type { CaseType } from '../../domain/index.ts';
import { AskedField, AskedGrid } from '../appointment/asked-field.tsx';
import { withoutSlots } from './new-case-sections.ts';
import type { TypedCase } from './use-typed-case.ts';

type Props = {
  title: string;
  keys: readonly string[];
  form: TypedCase;
  type: CaseType;
};

const wide = ['bookingNotes', 'appointmentNote', 'questions'];

/** A card of the form. What does not matter as things stand is not asked. */
export function NewCaseFields({ title, keys, form, type }: Props) {
  const { values, errors, references, slots, set } = form;
  const isAsked = (key: string): boolean =>
    (key !== 'languageId' || values.interpreterRequired === true) &&
    (slots.length === 0 || !withoutSlots.includes(key));
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      <AskedGrid>
        {keys.filter(isAsked).map((key) => {
          const field = type.resource.fields[key];
          return (
            field && (
              <AskedField
                key={key}
                field={field}
                value={values[key]}
                error={errors[key]}
                references={references}
                isWide={wide.includes(key)}
                onChange={(value) => set(key, value)}
              />
            )
          );
        })}
      </AskedGrid>
    </section>
  );
}
