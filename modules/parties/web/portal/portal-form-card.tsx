import { DownloadOutlined } from '@ant-design/icons';
import { confirm, Notice, StatusChip, toast } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { formWords } from '../../domain/index.ts';
import type { FormStatus, PortalForm } from '../../domain/index.ts';
import { AddPages } from './add-pages.tsx';
import { FormPages } from './form-pages.tsx';
import { savePortalFile } from './save-portal-file.ts';
import { SignButton } from './sign-button.tsx';
import { useFormPages } from './use-form-pages.ts';

type Props = { form: PortalForm; zone: string; refresh: () => Promise<unknown> };

const chips: Readonly<Record<FormStatus, readonly [Tone, string]>> = {
  none: ['neutral', ''],
  waiting: ['warning', 'To do'],
  sentBack: ['danger', 'To correct'],
  returned: ['info', 'Returned'],
  accepted: ['success', 'Accepted'],
  withdrawn: ['neutral', 'Withdrawn'],
};

export function PortalFormCard({ form, zone, refresh }: Props) {
  const { id, name, fileName, status, reason, signing, isOpen } = form;
  const [isOnPaper, setOnPaper] = useState(false);
  const pages = useFormPages(form, refresh);
  const [tone, word] = chips[status as FormStatus];
  const mayAdd = isOpen && (!signing || isOnPaper || form.pages.length > 0);
  return (
    <li className="portal-form">
      <div className="portal-form-head">
        <h3>{name}</h3>
        <StatusChip tone={tone}>{word}</StatusChip>
      </div>
      <p>{formWords(form, zone)}</p>
      {reason && (
        <Notice tone="warning" title="We need something more:">
          <p className="portal-form-reason">{reason}</p>
        </Notice>
      )}
      <div className="portal-form-add">
        {signing && <SignButton signerId={signing.signerId} name={name} />}
        <Button
          size="large"
          icon={<DownloadOutlined />}
          aria-label={`Download or print ${name}`}
          onClick={() => void savePortalFile(`/app/portal/documents/${id}`, fileName)}
        >
          Download or print
        </Button>
        {signing && !mayAdd && (
          <Button size="large" type="text" onClick={() => setOnPaper(true)}>
            Return it on paper instead
          </Button>
        )}
      </div>
      {mayAdd && (
        <>
          <p className="soft">Fill it in, then send it back as photos of each page or as a PDF.</p>
          <AddPages name={name} pages={pages} />
        </>
      )}
      {form.pages.length > 0 && <FormPages form={form} pages={pages} />}
      {mayAdd && <ReturnButton form={form} pages={pages} />}
    </li>
  );
}

type ReturnProps = { form: PortalForm; pages: ReturnType<typeof useFormPages> };

function ReturnButton({ form, pages }: ReturnProps) {
  const fresh = form.pages.filter(({ returnedAt }) => !returnedAt).length;
  const giveBack = async () => {
    const files = fresh === 1 ? '1 file' : `${fresh} files`;
    const text = `Return ${form.name} with ${files}? You can look at them afterwards, and no longer change them.`;
    if (!(await confirm({ text, yes: 'Return' }))) return;
    if (await pages.giveBack()) toast.success('Thank you. The form is with us.');
  };
  if (!fresh) return null;
  return (
    <Button
      type="primary"
      size="large"
      block
      aria-label={`Return form ${form.name}`}
      loading={pages.isBusy}
      disabled={pages.sending !== null}
      onClick={() => void giveBack()}
    >
      Return form
    </Button>
  );
}
