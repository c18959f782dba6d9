import { useSession } from '#kernel/web';
import { Alert } from 'antd';
import type { InputRef } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Document } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { fileRights } from '../../domain/index.ts';
import type { PageRect } from '../../domain/index.ts';
import { ArrangePages } from './arrange-pages.tsx';
import { MarksPanel } from './marks-panel.tsx';
import type { Mark } from './marks.ts';
import { pdfOptions } from './pdf-in-parts.ts';
import { ReaderBar } from './reader-bar.tsx';
import { readerKey } from './reader-keys.ts';
import { ReaderPages } from './reader-pages.tsx';
import type { PagesHandle, ReaderTool } from './reader-pages.tsx';
import { clampZoom, pageZoom, widthAt } from './reader-zoom.ts';
import './reader.css';
import { SearchBox } from './search-box.tsx';
import { nextHit } from './search-text.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useMarks } from './use-marks.ts';
import { usePdfFile } from './use-pdf-file.ts';
import { useSearch } from './use-search.ts';
import type { OpenPdf } from './use-search.ts';
import { useSize } from './use-size.ts';

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
  /** New files were made from its pages. */
  onMade?: (() => void) | undefined;
};

export default function PdfReader({ file, onMade }: Props) {
  const { file: source, error } = usePdfFile(file.id);
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
        <OpenReader fileId={file.id} pdf={pdf} arrange={() => setArranging(true)} />
      )}
    </Document>
  );
}

type OpenProps = { fileId: string; pdf: OpenPdf; arrange: () => void };

/** Marks of a file, and which of them is looked at. */
function useMarking(fileId: string, goTo: (page: number) => void) {
  const { marks, add, change, remove } = useMarks(fileId);
  const [shown, setShown] = useState<string | null>(null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [tool, setTool] = useState<ReaderTool>('read');
  const show = (mark: Mark) => {
    setShown(mark.id);
    setPanelOpen(true);
    goTo(mark.page);
  };
  const drawn = async (page: number, rects: readonly PageRect[]) => {
    const kind = tool === 'note' ? 'note' : 'highlight';
    const text = kind === 'note' ? 'Note' : '';
    const made = await add({ page, kind, rects, text, colour: 'yellow' });
    if (!made) return;
    setShown(made.id);
    if (kind === 'note') {
      setPanelOpen(true);
      setTool('read');
    }
  };
  return {
    marks,
    add,
    change,
    remove,
    shown,
    show,
    tool,
    setTool,
    drawn,
    isPanelOpen,
    setPanelOpen,
  };
}

function OpenReader({ fileId, pdf, arrange }: OpenProps) {
  const { actor } = useSession();
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<PagesHandle>(null);
  const searchInput = useRef<InputRef>(null);
  const size = useSize(scroller);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [ratio, setRatio] = useState<number>(Math.SQRT2);
  const [words, setWords] = useState('');
  const [isSideOpen, setSideOpen] = useState(() => innerWidth > 1100);
  const goTo = useCallback((to: number) => handle.current?.goTo(to), []);
  const marking = useMarking(fileId, goTo);
  const { marks, shown } = marking;
  const { hits, searched } = useSearch(pdf, words);
  const canMark = fileRights.mayUpload(actor);
  const labels = new Map(
    marks.filter(({ kind }) => kind === 'label').map((mark) => [mark.page, mark.text]),
  );
  const goToHit = (direction: 1 | -1) => {
    const found = nextHit(hits, page, direction);
    if (found) goTo(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = readerKey(event);
    if (!key) return;
    event.preventDefault();
    if (key === 'search') searchInput.current?.focus();
    else if ('page' in key) goTo(Math.min(pdf.numPages, Math.max(1, key.page(page, pdf.numPages))));
    else setZoom((now) => clampZoom(now + key.zoom));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole reader
    <div className="reader" onKeyDown={onKeyDown}>
      <ReaderBar
        {...{ page, zoom, goTo, isSideOpen, setSideOpen, canMark }}
        pages={pdf.numPages}
        setZoom={(to) => setZoom(clampZoom(to))}
        fitPage={() => setZoom(pageZoom(size, ratio))}
        tool={marking.tool}
        setTool={marking.setTool}
        isPanelOpen={marking.isPanelOpen}
        setPanelOpen={marking.setPanelOpen}
        arrange={canMark ? arrange : undefined}
        search={
          <SearchBox
            ref={searchInput}
            {...{ words, setWords, hits }}
            isSearching={searched < pdf.numPages}
            go={goToHit}
          />
        }
      />
      <div className="reader-body">
        {isSideOpen && (
          <Thumbnails count={pdf.numPages} current={page} {...{ ratio, labels, goTo }} />
        )}
        <div
          className={`reader-scroller is-${marking.tool}`}
          ref={scroller}
          role="region"
          aria-label="Pages"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
          tabIndex={0}
        >
          {size.width > 0 && (
            <ReaderPages
              ref={handle}
              count={pdf.numPages}
              current={page}
              width={widthAt(size.width, zoom)}
              onCurrent={setPage}
              shownMark={shown}
              showMark={marking.show}
              tool={marking.tool}
              drawn={(on, rects) => void marking.drawn(on, rects)}
              {...{ ratio, setRatio, scroller, words, marks }}
            />
          )}
        </div>
        {marking.isPanelOpen && (
          <MarksPanel
            {...{ marks, page, shown, canMark }}
            show={marking.show}
            addNote={(text) =>
              marking.add({ page, kind: 'note', rects: [], text, colour: 'yellow' })
            }
            setLabel={(text) =>
              marking.add({ page, kind: 'label', rects: [], text, colour: 'blue' })
            }
            change={marking.change}
            remove={marking.remove}
          />
        )}
      </div>
    </div>
  );
}
