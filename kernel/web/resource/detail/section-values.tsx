import { appliesTo } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { fieldClass } from '../../fields/field-class.ts';
import { FieldValue } from '../../fields/field-value.tsx';
import type { StoredRecord } from '../record.ts';
import type { Section } from './detail-sections.ts';
import { FieldHistory } from './field-history.tsx';

type Props = {
  resource: AnyResource;
  fields: Section['fields'];
  record: StoredRecord;
  /** Absent when the record may not be changed. */
  edit?: ((field: string) => void) | undefined;
};

/** The values of a section as they are read; a double click on one leads to its input. */
export const SectionValues = ({ resource, fields, record, edit }: Props) => (
  <dl className="values">
    {fields
      .filter(([, field]) => appliesTo(field, record))
      .map(([key, field]) => (
        <div
          key={key}
          className={fieldClass(field)}
          {...(edit && !field.readOnly && { onDoubleClick: () => edit(key) })}
        >
          <dt>
            {field.label}
            <FieldHistory resource={resource} id={record.id} property={key} />
          </dt>
          <dd>
            <FieldValue field={field} name={key} record={record} />
          </dd>
        </div>
      ))}
  </dl>
);
