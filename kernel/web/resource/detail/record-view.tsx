import type { AnyResource } from '#kernel/domain';
import { FieldValue } from '../../fields/field-value.tsx';
import type { StoredRecord } from '../record.ts';
import { shownSections } from './detail-sections.ts';
import { SectionCard } from './section-card.tsx';

export function RecordView({ resource, record }: { resource: AnyResource; record: StoredRecord }) {
  return shownSections(resource).map(({ title, fields }) => (
    <SectionCard key={title} title={title}>
      <dl className="values">
        {fields.map(([key, field]) => (
          <div key={key} className={field.kind === 'longText' ? 'field wide' : 'field'}>
            <dt>{field.label}</dt>
            <dd>
              <FieldValue field={field} name={key} record={record} />
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  ));
}
