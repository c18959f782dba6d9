import { Select } from 'antd';
import { untyped } from './group-files.ts';
import { useAttachmentTypes } from './use-attachment-types.ts';

type Props = { label: string; value: string | null; onChange: (typeId: string | null) => void };

export function TypeSelect({ label, value, onChange }: Props) {
  const types = useAttachmentTypes();
  return (
    <label className="file-field-label">
      {label}
      <Select<string | null>
        allowClear
        aria-label={label}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={untyped}
        value={value}
        onChange={(typeId) => onChange(typeId ?? null)}
        options={types.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      />
    </label>
  );
}
