import type { Instruction } from '#documents/domain';
import { api, FieldValue, saved, TableFrame, toast, toastFailure } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { instructionReader, suggestionsOf } from '../../domain/index.ts';
import type { Suggestion } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import type { CaseFile } from './brief-files.ts';
import { PaperworkPart } from './paperwork-part.tsx';

/** B-343: offered where the practice has a model and lets it read. */
export function InstructionPart(props: CaseSectionProps) {
  const { data } = useQuery({
    queryKey: ['instruction reader'],
    staleTime: 300_000,
    queryFn: ({ signal }) => api.get<{ isAvailable: boolean }>(instructionReader.path, {}, signal),
  });
  return data?.isAvailable ? <InstructionReader {...props} /> : null;
}

/** The letter is read by a model; people accept each fact. */
function InstructionReader({ type, record, refresh }: CaseSectionProps) {
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
  const { base } = type.resource;
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
      {suggestions.map((suggestion) => (
        <SuggestionLine
          key={suggestion.field}
          {...{ type, record, suggestion }}
          isSaving={saving === suggestion.field}
          isDisabled={saving !== null}
          accept={() => void accept(suggestion)}
        />
      ))}
    </TableFrame>
  );
}

type LineProps = Pick<CaseSectionProps, 'type' | 'record'> & {
  suggestion: Suggestion;
  isSaving: boolean;
  isDisabled: boolean;
  accept: () => void;
};

function SuggestionLine({ type, record, suggestion, isSaving, isDisabled, accept }: LineProps) {
  const { field: name, value } = suggestion;
  const field = type.resource.fields[name];
  if (!field) return null;
  return (
    <tr>
      <td>{field.label}</td>
      <td>
        <FieldValue field={field} name={name} record={record} />
      </td>
      <td>
        <FieldValue field={field} name={name} record={{ ...record, [name]: value }} />
      </td>
      <td className="mini-buttons">
        <Button
          size="small"
          aria-label={`Accept ${field.label}`}
          loading={isSaving}
          disabled={isDisabled}
          onClick={accept}
        >
          Accept
        </Button>
      </td>
    </tr>
  );
}
