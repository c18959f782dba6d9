import type { Instruction } from '#documents/domain';
import { api, FieldValue, saved, TableFrame, toast, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { suggestionsOf } from '../../domain/index.ts';
import type { Suggestion } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import type { CaseFile } from './brief-files.ts';
import { PaperworkPart } from './paperwork-part.tsx';

/** The letter of instruction is read by a model where the practice allows it; people accept each fact. */
export function InstructionPart({ type, record, refresh }: CaseSectionProps) {
  const [fileId, setFileId] = useState<string | null>(null);
  const [told, setTold] = useState<Instruction | null>(null);
  const [isReading, setReading] = useState(false);
  const { data } = useQuery({
    queryKey: ['attachments', type.key, record.id, 'names'],
    queryFn: ({ signal }) =>
      api.get<{ items: CaseFile[] }>(
        '/app/files',
        { fromModule: type.key, objectId: record.id, maxResultCount: 100 },
        signal,
      ),
  });
  const files = data?.items ?? [];

  const read = async () => {
    setReading(true);
    try {
      const path = `/app/attachments/${fileId}/extractLOIData`;
      setTold((await api.post<{ data: Instruction }>(path, {})).data);
    } catch (failure) {
      toastFailure(failure);
    }
    setReading(false);
  };

  if (!files.length) return null;
  return (
    <PaperworkPart
      title="Letter of instruction"
      actions={
        <>
          <Select
            size="small"
            className="instruction-file"
            aria-label="Letter of instruction"
            placeholder="Choose the letter"
            options={files.map(({ id, fileName }) => ({ value: id, label: fileName }))}
            value={fileId}
            onChange={(id: string) => {
              setFileId(id);
              setTold(null);
            }}
          />
          <Button size="small" disabled={!fileId} loading={isReading} onClick={() => void read()}>
            Read its facts
          </Button>
        </>
      }
    >
      {told && <Suggestions {...{ type, record, refresh, told }} />}
    </PaperworkPart>
  );
}

function Suggestions({ type, record, refresh, told }: CaseSectionProps & { told: Instruction }) {
  const [saving, setSaving] = useState<string | null>(null);
  const { fields, base } = type.resource;
  const suggestions = suggestionsOf(told, record);

  const accept = async ({ field, section, value }: Suggestion) => {
    setSaving(field);
    try {
      await api.put(`/app/${base}/${record.id}/${section}`, {
        [field]: value,
        concurrencyStamp: record.concurrencyStamp,
      });
      toast.success(saved.record);
      await refresh();
    } catch (failure) {
      toastFailure(failure);
    }
    setSaving(null);
  };

  if (!suggestions.length) {
    return <p className="soft">The letter says nothing that the case does not say already.</p>;
  }
  return (
    <TableFrame
      label="What the letter says"
      heads={['Field', 'The case says', 'The letter says', '']}
    >
      {suggestions.map((suggestion) => {
        const { field, value } = suggestion;
        const definition = fields[field];
        return (
          <tr key={field}>
            <td>{definition?.label}</td>
            <td>{definition && <FieldValue field={definition} name={field} record={record} />}</td>
            <td>
              {definition && (
                <FieldValue
                  field={definition}
                  name={field}
                  record={{ ...record, [field]: value }}
                />
              )}
            </td>
            <td className="mini-buttons">
              <Button
                size="small"
                aria-label={`Accept ${definition?.label ?? field}`}
                loading={saving === field}
                disabled={saving !== null}
                onClick={() => void accept(suggestion)}
              >
                Accept
              </Button>
            </td>
          </tr>
        );
      })}
    </TableFrame>
  );
}
