import { Checkbox, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { signingProviders } from '../../domain/index.ts';
import type { Draft } from './draft.ts';
import { SignerRows } from './signer-rows.tsx';

type Props = {
  draft: Draft;
  change: (draft: Draft) => void;
  files: readonly { readonly id: string; readonly fileName: string }[];
  hasDocusign: boolean;
  activeKey: number;
  setActive: (key: number) => void;
};

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="send-field">
    <span>{label}</span>
    {children}
  </label>
);

const providers = Object.entries(signingProviders).map(([value, label]) => ({ value, label }));

export function DraftForm({ draft, change, files, hasDocusign, activeKey, setActive }: Props) {
  const set = (changes: Partial<Draft>) => change({ ...draft, ...changes });
  const chooseFile = (fileId: string) => {
    const name = files.find(({ id }) => id === fileId)?.fileName ?? '';
    set({ fileId, title: draft.title || name.replace(/\.pdf$/i, '') });
  };
  return (
    <div className="send-form">
      <Labelled label="Document">
        <Select
          aria-label="Document"
          value={draft.fileId}
          placeholder={files.length ? 'Choose a PDF' : 'Attach a PDF to the record first'}
          options={files.map(({ id, fileName }) => ({ value: id, label: fileName }))}
          onChange={chooseFile}
        />
      </Labelled>
      <Labelled label="Title">
        <Input
          value={draft.title}
          maxLength={200}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Labelled>
      <SignerRows {...{ draft, change, activeKey, setActive }} />
      <Labelled label="Message">
        <Input.TextArea
          rows={3}
          maxLength={2000}
          value={draft.message}
          onChange={({ target }) => set({ message: target.value })}
        />
      </Labelled>
      <Terms draft={draft} set={set} />
      {hasDocusign && (
        <Labelled label="Sign with">
          <Select
            aria-label="Sign with"
            value={draft.provider}
            options={providers}
            onChange={(provider) => set({ provider })}
          />
        </Labelled>
      )}
    </div>
  );
}

type TermsProps = { draft: Draft; set: (changes: Partial<Draft>) => void };

const Terms = ({ draft, set }: TermsProps) => (
  <>
    <div className="send-pair">
      <Labelled label="Open for (days)">
        <InputNumber
          min={1}
          max={365}
          precision={0}
          value={draft.openDays}
          onChange={(openDays) => set({ openDays: openDays ?? 30 })}
        />
      </Labelled>
      <Labelled label="Remind every (days)">
        <InputNumber
          min={1}
          max={60}
          precision={0}
          value={draft.remindEveryDays}
          onChange={(remindEveryDays) => set({ remindEveryDays })}
        />
      </Labelled>
    </div>
    <Checkbox
      checked={draft.needsCode}
      onChange={({ target }) => set({ needsCode: target.checked })}
    >
      Ask for a code by email before it opens
    </Checkbox>
  </>
);
