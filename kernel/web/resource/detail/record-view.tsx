import { EditOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import type { StoredRecord } from '../record.ts';
import type { Section } from './detail-sections.ts';
import { SectionCard } from './section-card.tsx';
import { SectionValues } from './section-values.tsx';

type Props = {
  resource: AnyResource;
  section: Section;
  record: StoredRecord;
  /** Absent when the record may not be changed. */
  edit?: ((field: string) => void) | undefined;
};

/** A double click on a value, or the pencil of its section, goes to the same place in the form. */
export function RecordSection({ resource, section: { title, fields }, record, edit }: Props) {
  const first = fields.find(([, field]) => !field.readOnly)?.[0];
  return (
    <SectionCard
      title={title}
      action={
        edit &&
        first && (
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={`Change ${title}`}
            onClick={() => edit(first)}
          />
        )
      }
    >
      <SectionValues resource={resource} fields={fields} record={record} edit={edit} />
    </SectionCard>
  );
}
