import { api, Dialog, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { readReportText, writeRemark } from '../../domain/index.ts';
import { RemarkCards } from './remark-list.tsx';
import { useReportWork } from './use-reports.ts';
import type { Remark, Version } from './use-reports.ts';

type Props = {
  caseId: string;
  version: Version;
  remarks: readonly Remark[];
  close: () => void;
};
type Text = { isReady: boolean; paragraphs: readonly string[] };

const longestQuote = 1000;

/** Where the chosen words stand: the number of their paragraph. */
export function placeOf(paragraphs: readonly string[], quote: string): string {
  const at = paragraphs.findIndex((one) => one.includes(quote));
  return at < 0 ? '' : `Paragraph ${at + 1}`;
}

/** A version to read, with remarks on the words that are chosen in it. */
export function ReviewDialog({ caseId, version, remarks, close }: Props) {
  const [quote, setQuote] = useState('');
  const [remark, setRemark] = useState('');
  const { data, error } = useQuery({
    queryKey: ['report-text', version.id],
    queryFn: ({ signal }) =>
      api.get<Text>(readReportText.path.replace('{id}', version.id), {}, signal),
    refetchInterval: ({ state }) => (state.data?.isReady === false ? 2000 : false),
  });
  const paragraphs = data?.paragraphs ?? [];
  const { isBusy, work } = useReportWork(caseId);
  const save = async () => {
    const place = quote ? placeOf(paragraphs, quote) : '';
    const said = { caseReportId: version.id, quote: quote || null, place: place || null, remark };
    if (!(await work(() => api.post(writeRemark.path, said), 'The remark was kept.'))) return;
    setQuote('');
    setRemark('');
  };
  const choose = () => {
    const chosen = globalThis.getSelection()?.toString().trim() ?? '';
    if (chosen) setQuote(chosen.slice(0, longestQuote));
  };
  const own = remarks.filter(({ caseReportId }) => caseReportId === version.id);
  return (
    <Dialog
      kind="summary"
      title={`Version ${version.version}: ${version.fileName ?? ''}`}
      close={close}
      isDirty={remark !== ''}
    >
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {data && !data.isReady && <p className="soft">The text is being read …</p>}
      <div className="report-review">
        {/* A remark needs no chosen words, so the keyboard misses nothing here. */}
        <article className="report-text" aria-label="Text of the report" onPointerUp={choose}>
          {paragraphs.map((text, at) => (
            // Paragraphs of a version never change.
            <p key={`${at} ${text.slice(0, 20)}`}>{text}</p>
          ))}
        </article>
        {version.kind === 'draft' && (
          <RemarkForm
            quote={quote}
            remark={remark}
            isBusy={isBusy}
            drop={() => setQuote('')}
            change={setRemark}
            save={() => void save()}
          />
        )}
        <RemarkCards caseId={caseId} remarks={own} />
      </div>
    </Dialog>
  );
}

type FormProps = {
  quote: string;
  remark: string;
  isBusy: boolean;
  drop: () => void;
  change: (remark: string) => void;
  save: () => void;
};

function RemarkForm({ quote, remark, isBusy, drop, change, save }: FormProps) {
  const id = useId();
  return (
    <div className="report-remark-form">
      {quote && (
        <blockquote className="report-quote">
          {quote}{' '}
          <button type="button" className="text-button" onClick={drop}>
            Without these words
          </button>
        </blockquote>
      )}
      <label htmlFor={id}>Remark</label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={4000}
        value={remark}
        placeholder="Choose words above, then say what is to change."
        onChange={({ target }) => change(target.value)}
      />
      <div className="buttons">
        <Button type="primary" loading={isBusy} disabled={!remark.trim()} onClick={save}>
          Add remark
        </Button>
      </div>
    </div>
  );
}
