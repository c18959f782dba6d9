import { Alert } from 'antd';
import { useState } from 'react';
import { Document } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { ArrangePages } from './arrange-pages.tsx';
import { OpenReader } from './open-reader.tsx';
import { pdfOptions } from './pdf-in-parts.ts';
import './reader.css';
import { usePdfFile } from './use-pdf-file.ts';
import type { OpenPdf } from './use-search.ts';

/** M-149, B-372. */
const Failed = ({ reason }: { reason?: string }) => (
  <Alert
    type="error"
    title="Failed to load PDF file"
    description={reason}
    showIcon
    className="reader-failed"
  />
);
const Loading = () => <output className="reader-loading">Loading…</output>;

type Props = {
  file: { readonly id: string; readonly fileName: string };
  page?: number | undefined;
  keyword?: string | undefined;
  /** The server makes a PDF of it: its pages are read and marked, and stay as they are. */
  isScan?: boolean;
  /** New files were made from its pages. */
  onMade?: (() => void) | undefined;
};

export default function PdfReader({ file, page = 1, keyword, isScan = false, onMade }: Props) {
  const { file: source, error } = usePdfFile(
    isScan ? `/app/files/${file.id}/scan` : `/app/files/${file.id}`,
  );
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [isLocked, setLocked] = useState(false);
  const [isArranging, setArranging] = useState(false);
  if (isLocked) return <Failed reason="It is protected with a password." />;
  if (error) return <Failed />;
  if (!source) return <Loading />;
  return (
    <Document
      // With suspense a broken document would throw to the wall of the whole tab.
      suspense={false}
      className="reader-document"
      file={source}
      options={pdfOptions}
      loading={<Loading />}
      error={<Failed />}
      noData={<Failed />}
      onLoadSuccess={setPdf}
      onPassword={() => setLocked(true)}
    >
      {pdf && isArranging && (
        <ArrangePages
          fileId={file.id}
          pages={pdf.numPages}
          close={() => setArranging(false)}
          onMade={onMade}
        />
      )}
      {pdf && !isArranging && (
        <OpenReader
          fileId={file.id}
          pdf={pdf}
          firstPage={page}
          keyword={keyword}
          arrange={isScan ? undefined : () => setArranging(true)}
        />
      )}
    </Document>
  );
}
