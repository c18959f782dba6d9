import type { Ref, RefObject } from 'react';
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import type { LookedFor, PageRect } from '../../domain/index.ts';
import { DrawOnPage } from './draw-on-page.tsx';
import { joinedLines, rectsOnPage } from './marks.ts';
import type { Mark } from './marks.ts';
import { PageMarks, ScanMarks } from './page-marks.tsx';
import { markedText } from './search-text.ts';
import { usePagesInSight } from './use-pages-in-sight.ts';
import type { FoundScan } from './use-scans.ts';

export type ReaderTool = 'read' | 'highlight' | 'box' | 'note';
export type PagesHandle = { goTo(page: number): void };

type Props = {
  ref: Ref<PagesHandle>;
  count: number;
  current: number;
  width: number;
  ratio: number;
  setRatio: (ratio: number) => void;
  scroller: RefObject<HTMLDivElement | null>;
  onCurrent: (page: number) => void;
  looked: LookedFor;
  scans: readonly FoundScan[];
  marks: readonly Mark[];
  shownMark: string | null;
  showMark: (mark: Mark) => void;
  tool: ReaderTool;
  drawn: (page: number, rects: readonly PageRect[]) => void;
};

export function ReaderPages(props: Props) {
  const { ref, count, current, width, ratio, setRatio, scroller, onCurrent, tool, drawn } = props;
  const list = useRef<HTMLOListElement>(null);
  const [ratios, setRatios] = useState<Readonly<Record<number, number>>>({});
  const goTo = (page: number) =>
    list.current?.children[page - 1]?.scrollIntoView({ block: 'start' });
  useImperativeHandle(ref, () => ({ goTo }));
  const near = usePagesInSight({ list, count, scroller, onCurrent });

  // Another width moves every page; the reader stays at theirs.
  // Nothing is given back: a browser may answer a promise, which React would take for a clean-up.
  const stay = useEffectEvent(() => {
    goTo(current);
  });
  useLayoutEffect(() => {
    stay();
  }, [width]);

  /** The words that are selected on this page become its highlight. */
  const highlight = (page: number, element: Element) => {
    const selection = getSelection();
    if (tool !== 'highlight' || !selection || selection.isCollapsed) return;
    const boxes = [...selection.getRangeAt(0).getClientRects()];
    const rects = joinedLines(rectsOnPage(boxes, element.getBoundingClientRect()));
    if (!rects.length) return;
    selection.removeAllRanges();
    drawn(page, rects);
  };

  return (
    <ol className="reader-pages" ref={list}>
      {Array.from({ length: count }, (_, at) => at + 1).map((page) => (
        <li
          key={page}
          aria-label={`Page ${page}`}
          style={{ width, height: width * (ratios[page] ?? ratio) }}
          onPointerUp={({ currentTarget }) => highlight(page, currentTarget)}
        >
          {near.has(page) && (
            <OnePage
              {...props}
              page={page}
              known={(own) => {
                if (page === 1) setRatio(own);
                setRatios((now) => (now[page] === own ? now : { ...now, [page]: own }));
              }}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

type OneProps = Pick<
  Props,
  'width' | 'looked' | 'scans' | 'marks' | 'shownMark' | 'showMark' | 'tool' | 'drawn'
> & {
  page: number;
  /** Its height over its width. */
  known: (ratio: number) => void;
};

function OnePage(props: OneProps) {
  const { page, width, looked, scans, marks, shownMark, showMark, tool, drawn, known } = props;
  return (
    <>
      <Page
        suspense={false}
        pageNumber={page}
        width={width}
        loading={null}
        renderAnnotationLayer={false}
        customTextRenderer={({ str }) => markedText(str, looked)}
        onLoadSuccess={({ originalWidth, originalHeight }) => known(originalHeight / originalWidth)}
      />
      <ScanMarks rects={scans.find((scan) => scan.page === page)?.rects ?? []} />
      <PageMarks
        marks={marks.filter((mark) => mark.page === page)}
        shown={shownMark}
        show={showMark}
      />
      {(tool === 'box' || tool === 'note') && (
        <DrawOnPage tool={tool} drawn={(rect) => drawn(page, [rect])} />
      )}
    </>
  );
}
