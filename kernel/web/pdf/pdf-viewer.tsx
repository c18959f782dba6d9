import { Alert } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import './pdf.css';
import { PdfPages } from './pdf-pages.tsx';
import type { PdfPagesHandle } from './pdf-pages.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { useWidth } from './use-width.ts';
import { clampZoom } from './zoom.ts';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** M-149, B-372. */
export const pdfFailed = 'Failed to load PDF file';

const Failed = ({ reason }: { reason?: string }) => (
  <Alert type="error" title={pdfFailed} description={reason} showIcon className="pdf-failed" />
);
const Loading = () => <output className="pdf-loading">Loading…</output>;

/** Pages are drawn as they come into view, so a thousand of them open as quickly as one. */
export default function PdfViewer({ file }: { file: Blob }) {
  const [pages, setPages] = useState(0);
  const [current, setCurrent] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [isLocked, setLocked] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<PdfPagesHandle>(null);
  const width = useWidth(scroller);
  // pdf.js runs no script of the document; images larger than this would stop the page instead.
  const options = useMemo(() => ({ isEvalSupported: false, maxImageSize: 50_000_000 }), []);

  if (isLocked) return <Failed reason="It is protected with a password." />;

  return (
    <div className="pdf">
      <PdfToolbar
        page={current}
        pages={pages}
        zoom={zoom}
        goTo={(page) => handle.current?.goTo(page)}
        setZoom={(value) => setZoom(clampZoom(value))}
      />
      <div
        className="pdf-scroller"
        ref={scroller}
        role="region"
        aria-label="Pages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
      >
        <Document
          // With suspense a broken document would throw to the wall of the whole tab.
          suspense={false}
          file={file}
          options={options}
          loading={<Loading />}
          error={<Failed />}
          noData={<Failed />}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          onPassword={() => setLocked(true)}
        >
          {pages > 0 && width > 0 && (
            <PdfPages
              ref={handle}
              count={pages}
              width={Math.floor((width - 32) * zoom)}
              scroller={scroller}
              onCurrent={setCurrent}
            />
          )}
        </Document>
      </div>
    </div>
  );
}
