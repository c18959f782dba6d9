import { SafetyCertificateOutlined } from '@ant-design/icons';
import { can, formatDateTime } from '#kernel/domain';
import { api, toastFailure, upload, useSession } from '#kernel/web';
import { Alert, Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { checkDocument } from '../../domain/index.ts';
import type { SealVerdict } from '../../domain/index.ts';

type Checked = {
  readonly verdict: SealVerdict;
  readonly sealedBy: string | null;
  readonly sealedAt: string | null;
};

const words = {
  intact: ['success', 'The document is intact', 'Nothing was changed since it was sealed.'],
  changed: ['error', 'The document was changed', 'It is not what was sealed. Do not rely on it.'],
  notOurs: ['warning', 'Not sealed here', 'This file carries no seal of this practice.'],
} as const;

function Verdict({ checked, close }: { checked: Checked; close: () => void }) {
  const { zone, dateFormat } = useSession();
  const [type, title, text] = words[checked.verdict];
  const by = [
    checked.sealedBy && `Sealed by ${checked.sealedBy}`,
    checked.sealedAt && formatDateTime(checked.sealedAt, zone, dateFormat),
  ].filter(Boolean);
  return (
    <Modal open centered title="Check a document" footer={null} onCancel={close}>
      <Alert
        type={type}
        showIcon
        title={title}
        description={
          <>
            {text}
            {by.length > 0 && <div className="soft">{by.join(', ')}</div>}
          </>
        }
      />
    </Modal>
  );
}

function useCheck() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isRunning, setRunning] = useState(false);
  const check = async (fileOf: () => Promise<string>) => {
    setRunning(true);
    try {
      setChecked(await api.post<Checked>('/app/envelopes/check', { fileId: await fileOf() }));
    } catch (error) {
      toastFailure(error);
    }
    setRunning(false);
  };
  const verdict = checked && <Verdict checked={checked} close={() => setChecked(null)} />;
  return { check, isRunning, verdict };
}

export function CheckSignedButton({ fileId }: { fileId: string }) {
  const { check, isRunning, verdict } = useCheck();
  return (
    <>
      <Button
        icon={<SafetyCertificateOutlined />}
        loading={isRunning}
        onClick={() => void check(() => Promise.resolve(fileId))}
      >
        Check the seal
      </Button>
      {verdict}
    </>
  );
}

/** A file that somebody brought: is it what we sealed? */
export function CheckDocumentButton() {
  const { actor } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const { check, isRunning, verdict } = useCheck();
  if (!can(actor, checkDocument.ability)) return null;
  const keep = async (file: File) => {
    const form = new FormData();
    form.append('file', file);
    return (await upload<{ id: string }>('/app/files', form)).id;
  };
  return (
    <>
      <Button
        icon={<SafetyCertificateOutlined />}
        loading={isRunning}
        onClick={() => input.current?.click()}
      >
        Check a document
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf"
        hidden
        aria-label="Document to check"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void check(() => keep(file));
          target.value = '';
        }}
      />
      {verdict}
    </>
  );
}
