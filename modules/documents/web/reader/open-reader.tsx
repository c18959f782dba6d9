import { useSession } from '#kernel/web';
import type { InputRef } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { fileRights } from '../../domain/index.ts';
import type { LookedFor } from '../../domain/index.ts';
import { MarksPanel } from './marks-panel.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { readerKey } from './reader-keys.ts';
import { ReaderPages } from './reader-pages.tsx';
import type { PagesHandle } from './reader-pages.tsx';
import { clampZoom, pageZoom, widthAt } from './reader-zoom.ts';
import { SearchBox } from './search-box.tsx';
import { nextHit } from './search-text.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useMarking } from './use-marking.ts';
import { useSearch } from './use-search.ts';
import type { OpenPdf, Searched } from './use-search.ts';
import { useSize } from './use-size.ts';

type Props = {
  fileId: string;
  pdf: OpenPdf;
  firstPage: number;
  /** A keyword that this file was found by. */
  keyword?: string | undefined;
  /** Nothing where its pages stay as they are. */
  arrange: (() => void) | undefined;
};

/** Where the reader is and how large the pages are. */
function usePlace(pdf: OpenPdf, firstPage: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<PagesHandle>(null);
  const size = useSize(scroller);
  const [page, setPage] = useState(Math.min(pdf.numPages, Math.max(1, firstPage)));
  const [zoom, setZoom] = useState(1);
  const [ratio, setRatio] = useState<number>(Math.SQRT2);
  const goTo = useCallback(
    (to: number) => handle.current?.goTo(Math.min(pdf.numPages, Math.max(1, to))),
    [pdf],
  );
  return { scroller, handle, size, page, setPage, zoom, setZoom, ratio, setRatio, goTo };
}

export function OpenReader({ fileId, pdf, firstPage, keyword = '', arrange }: Props) {
  const { actor } = useSession();
  const place = usePlace(pdf, firstPage);
  const { page, zoom, setZoom, goTo } = place;
  const searchInput = useRef<InputRef>(null);
  const [looked, setLooked] = useState<LookedFor>({ text: keyword, isKeyword: true });
  const [isSideOpen, setSideOpen] = useState(() => innerWidth > 1100);
  const marking = useMarking(fileId, goTo);
  const { hits, searched, scans } = useSearch(fileId, pdf, looked);
  const canMark = fileRights.mayUpload(actor);
  const goToHit = (direction: 1 | -1) => {
    const found = nextHit(hits, page, direction);
    if (found) goTo(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = readerKey(event);
    if (!key) return;
    event.preventDefault();
    if (key === 'search') searchInput.current?.focus();
    else if ('page' in key) goTo(key.page(page, pdf.numPages));
    else setZoom((now) => clampZoom(now + key.zoom));
  };
  const search = (
    <SearchBox
      ref={searchInput}
      words={looked.text}
      setWords={(text) => setLooked({ text, isKeyword: false })}
      hits={hits}
      isSearching={searched < pdf.numPages}
      go={goToHit}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole reader
    <div className="reader" onKeyDown={onKeyDown}>
      <ReaderBar
        {...marking}
        {...{ page, zoom, goTo, isSideOpen, setSideOpen, canMark, search }}
        pages={pdf.numPages}
        setZoom={(to) => setZoom(clampZoom(to))}
        fitPage={() => setZoom(pageZoom(place.size, place.ratio))}
        arrange={canMark ? arrange : undefined}
      />
      <ReaderBody {...{ pdf, place, marking, looked, scans, isSideOpen, canMark }} />
    </div>
  );
}

type BodyProps = Pick<Props, 'pdf'> & {
  place: ReturnType<typeof usePlace>;
  marking: ReturnType<typeof useMarking>;
  looked: LookedFor;
  scans: Searched['scans'];
  isSideOpen: boolean;
  canMark: boolean;
};

function ReaderBody({ pdf, place, marking, looked, scans, isSideOpen, canMark }: BodyProps) {
  const { scroller, handle, size, page, setPage, zoom, ratio, setRatio, goTo } = place;
  const { marks, labels, tool, shown, show, drawn } = marking;
  const count = pdf.numPages;
  return (
    <div className="reader-body">
      {isSideOpen && <Thumbnails {...{ count, ratio, labels, goTo }} current={page} />}
      <div
        className={`reader-scroller is-${tool}`}
        ref={scroller}
        role="region"
        aria-label="Pages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
      >
        {size.width > 0 && (
          <ReaderPages
            ref={handle}
            current={page}
            width={widthAt(size.width, zoom)}
            onCurrent={setPage}
            shownMark={shown}
            showMark={show}
            drawn={(on, rects) => void drawn(on, rects)}
            {...{ count, ratio, setRatio, scroller, looked, scans, marks, tool }}
          />
        )}
      </div>
      {marking.isPanelOpen && (
        <MarksPanel
          {...{ marks, page, shown, canMark, show }}
          addNote={marking.put(page, 'note')}
          setLabel={marking.put(page, 'label')}
          change={marking.change}
          remove={marking.remove}
        />
      )}
    </div>
  );
}
