import { FilePdfOutlined, PaperClipOutlined } from '@ant-design/icons';
import { FieldInput, LeaveButton, useUnsaved } from '#kernel/web';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { letterFields } from '../../domain/index.ts';
import { DocumentSheet } from '../print/document-sheet.tsx';
import { useDocumentPreview } from '../print/use-document-preview.ts';
import type { RecordLink } from '../stored-file.ts';
import type { Kept, Letter } from './letter.ts';
import { RichText } from './rich-text.tsx';
import { useLetter } from './use-letter.ts';

type Props = { link: RecordLink; draft: Letter; keep: (letter: Kept) => void };

/** The words on the left, the sheet that they make on the right. */
export function LetterForm({ link, draft, keep }: Props) {
  const { letter, errors, running, sent, isDirty, change, savePdf, attach } = useLetter(
    link,
    draft,
    keep,
  );
  const preview = useDocumentPreview('/app/letters/preview', sent);
  useUnsaved({ isDirty, save: () => attach().then(() => true) });

  const ask = (key: Exclude<keyof Letter, 'body'>) => (
    <Asked key={key} name={key} value={letter[key]} error={errors[key]} change={change} />
  );
  return (
    <>
      <div className="letter-layout">
        <div className="letter-fields">
          {ask('date')}
          {ask('address')}
          {ask('salutation')}
          {ask('subject')}
          <Labelled label="Text" error={errors.body}>
            <RichText label="Text" value={draft.body} onChange={(body) => change({ body })} />
          </Labelled>
          {ask('signOff')}
          {ask('signatory')}
        </div>
        <section className="letter-sheet" aria-label="Preview">
          <DocumentSheet {...preview} title="Letter" />
        </section>
      </div>
      <div className="buttons buttons-end letter-actions">
        <LeaveButton />
        <Button
          icon={<FilePdfOutlined />}
          loading={running === 'pdf'}
          onClick={() => void savePdf()}
        >
          Download PDF
        </Button>
        <Button
          type="primary"
          icon={<PaperClipOutlined />}
          loading={running === 'keep'}
          disabled={running !== null}
          onClick={() => void attach()}
        >
          Attach to the record
        </Button>
      </div>
    </>
  );
}

type AskedProps = {
  name: Exclude<keyof Letter, 'body'>;
  value: string | null;
  error: string | undefined;
  change: (values: Partial<Letter>) => void;
};

function Asked({ name, value, error, change }: AskedProps) {
  const id = useId();
  const field = letterFields[name];
  const hint = 'hint' in field ? field.hint : undefined;
  return (
    <Labelled label={field.label} htmlFor={id} error={error} hint={hint}>
      <FieldInput
        id={id}
        field={field}
        value={value}
        onChange={(typed) => change({ [name]: typeof typed === 'string' ? typed : '' })}
      />
    </Labelled>
  );
}

type LabelledProps = {
  label: string;
  htmlFor?: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
};

const Labelled = ({ label, htmlFor, error, hint, children }: LabelledProps) => (
  <div className="letter-field">
    {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span>{label}</span>}
    {children}
    {error ? (
      <p className="letter-error" role="alert">
        {error}
      </p>
    ) : (
      hint && <p className="soft">{hint}</p>
    )}
  </div>
);
