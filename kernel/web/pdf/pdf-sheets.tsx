import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import './pdf-sheets.css';
import { useWidth } from './use-width.ts';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

type Props = {
  file: Blob;
  /** Stands over a page, in its corners. */
  over?: (page: number, pages: number) => ReactNode;
  onPages?: (pages: number) => void;
};

const widest = 900;
const a4 = Math.SQRT2;

/** Without a component library: pages outside the workspace show a document with it too. */
export default function PdfSheets({ file, over, onPages }: Props) {
  const [pages, setPages] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const width = Math.min(useWidth(frame), widest);
  const options = useMemo(() => ({ isEvalSupported: false, maxImageSize: 50_000_000 }), []);
  return (
    <div className="pdf-sheets" ref={frame}>
      <Document
        suspense={false}
        file={file}
        options={options}
        loading={<output className="pdf-sheets-note">Loading…</output>}
        error={<p className="pdf-sheets-note">Failed to load PDF file</p>}
        onLoadSuccess={({ numPages }) => {
          setPages(numPages);
          onPages?.(numPages);
        }}
      >
        {width > 0 &&
          Array.from({ length: pages }, (_, at) => (
            <Sheet key={at} page={at + 1} width={width}>
              {over?.(at + 1, pages)}
            </Sheet>
          ))}
      </Document>
    </div>
  );
}

type SheetProps = { page: number; width: number; children: ReactNode };

/** Drawn when it comes near: a long document opens as quickly as a short one. */
function Sheet({ page, width, children }: SheetProps) {
  const [ratio, setRatio] = useState(a4);
  const [isNear, setNear] = useState(page <= 2);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = place.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      className="pdf-sheet"
      ref={place}
      role="group"
      aria-label={`Page ${page}`}
      style={{ width, height: width * ratio }}
    >
      {isNear && (
        <Page
          suspense={false}
          pageNumber={page}
          width={width}
          loading={null}
          renderAnnotationLayer={false}
          onLoadSuccess={({ originalWidth, originalHeight }) =>
            setRatio(originalHeight / originalWidth)
          }
        />
      )}
      {children}
    </div>
  );
}
