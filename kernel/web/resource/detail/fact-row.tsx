import type { AnyResource } from '#kernel/domain';
import { FieldValue } from '../../fields/field-value.tsx';
import { fieldOf } from '../record.ts';
import type { StoredRecord } from '../record.ts';

/** What a person looks for first, before any section. */
export function FactRow({ resource, record }: { resource: AnyResource; record: StoredRecord }) {
  if (!resource.facts?.length) return null;
  return (
    <dl className="fact-row">
      {resource.facts.map((key) => (
        <div key={key}>
          <dt>{fieldOf(resource, key).label}</dt>
          <dd>
            <FieldValue field={fieldOf(resource, key)} name={key} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
