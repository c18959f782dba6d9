import type { AnyResource, Field } from '#kernel/domain';
import { FieldValue } from '#kernel/web';

type Props = {
  readonly resource: AnyResource;
  readonly facts: readonly string[];
  readonly own: Readonly<Record<string, unknown>>;
};

/** What the practice keeps of the reader, to look at. */
export function MyRecord({ resource, facts, own }: Props) {
  return (
    <section className="card" aria-label="My record">
      <h2>My record</h2>
      <dl className="values">
        {facts.map((name) => {
          const field = resource.fields[name] as Field;
          return (
            <div key={name} className="field">
              <dt>{field.label}</dt>
              <dd>
                <FieldValue field={field} name={name} record={own} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
