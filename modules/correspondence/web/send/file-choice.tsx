import { UploadOutlined } from '@ant-design/icons';
import { fileSizeText } from '#documents/domain';
import { api, toastFailure, upload } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Radio, Select } from 'antd';
import { useRef, useState } from 'react';
import { codeWays } from '../../domain/index.ts';
import type { CodeWay } from '../../domain/index.ts';
import { MailField } from './mail-field.tsx';
import { deliveryOptions, needsCode } from './message-draft.ts';
import type { Draft, DraftFile, RecordLink, Troubles } from './message-draft.ts';

type Item = { id: string; fileName: string; fileSizeInByte: number };

const asDraft = ({ id, fileName, fileSizeInByte }: Item): DraftFile => ({
  id,
  name: fileName,
  size: fileSizeInByte,
});

type Props = {
  about: RecordLink;
  draft: Draft;
  troubles: Troubles;
  change: (next: Partial<Draft>) => void;
};

/** One after the other; each that fails is told and the others go on. */
async function uploadAll(files: readonly File[]): Promise<DraftFile[]> {
  const kept: DraftFile[] = [];
  for (const file of files) {
    const form = new FormData();
    form.append('file', file);
    try {
      kept.push(asDraft(await upload<Item>('/app/files', form)));
    } catch (error) {
      toastFailure(error);
    }
  }
  return kept;
}

function UploadButton({ add }: { add: (files: readonly DraftFile[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = async (files: readonly File[]) => {
    setBusy(true);
    add(await uploadAll(files));
    setBusy(false);
  };
  return (
    <>
      <Button
        size="small"
        icon={<UploadOutlined />}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        Upload files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to send"
        onChange={({ target }) => {
          void choose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

/** Attachments of the record and fresh uploads; then how they reach the person. */
export function FileChoice({ about, draft, troubles, change }: Props) {
  const { data } = useQuery({
    queryKey: ['mailFiles', about],
    queryFn: async ({ signal }) =>
      (await api.get<{ items: Item[] }>('/app/files', { ...about }, signal)).items.map(asDraft),
  });
  const own = data ?? [];
  const [fresh, setFresh] = useState<readonly DraftFile[]>(draft.files);
  const isChosen = ({ id }: DraftFile) => draft.files.some((file) => file.id === id);
  const toggle = (file: DraftFile) =>
    change({
      files: isChosen(file)
        ? draft.files.filter(({ id }) => id !== file.id)
        : [...draft.files, file],
    });
  const all = [...own, ...fresh.filter(({ id }) => !own.some((file) => file.id === id))];
  return (
    <>
      <MailField id="mail-files" label="Attachments">
        <div id="mail-files" className="mail-files" role="group" aria-label="Attachments">
          {all.map((file) => (
            <Checkbox key={file.id} checked={isChosen(file)} onChange={() => toggle(file)}>
              {file.name} <span className="soft">{fileSizeText(file.size)}</span>
            </Checkbox>
          ))}
          <span>
            <UploadButton
              add={(files) => {
                setFresh((before) => [...before, ...files]);
                change({ files: [...draft.files, ...files] });
              }}
            />
          </span>
        </div>
      </MailField>
      {draft.files.length > 0 && (
        <MailField id="mail-delivery" label="Delivery">
          <Select
            id="mail-delivery"
            value={draft.delivery}
            options={deliveryOptions}
            onChange={(delivery) => change({ delivery })}
          />
        </MailField>
      )}
      {needsCode(draft) && <CodeChoice draft={draft} troubles={troubles} change={change} />}
    </>
  );
}

const CodeChoice = ({ draft, troubles, change }: Omit<Props, 'about'>) => (
  <MailField
    id="mail-code-to"
    label="Code"
    trouble={troubles.codeTo}
    hint="A link opens once, within 7 days, and asks for the code."
  >
    <Radio.Group
      value={draft.codeBy}
      options={Object.entries(codeWays).map(([value, label]) => ({ value, label }))}
      onChange={({ target }) => change({ codeBy: target.value as CodeWay })}
    />
    {draft.codeBy === 'sms' && (
      <Input
        id="mail-code-to"
        aria-label="Mobile for the code"
        placeholder="04…"
        value={draft.codeTo}
        onChange={({ target }) => change({ codeTo: target.value })}
      />
    )}
  </MailField>
);
