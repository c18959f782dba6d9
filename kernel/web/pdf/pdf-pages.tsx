import type { Ref, RefObject } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Page } from 'react-pdf';

export type PdfPagesHandle = { goTo(page: number): void };

type Props = {
  ref: Ref<PdfPagesHandle>;
  count: number;
  width: number;
  scroller: RefObject<HTMLDivElement | null>;
  onCurrent: (page: number) => void;
};

/** The height of a page over its width until it is known: A4. */
const a4 = Math.SQRT2;

type Sight = Pick<Props, 'count' | 'scroller' | 'onCurrent'> & {
  list: RefObject<HTMLOListElement | null>;
};

/** The pages that are worth drawing; whoever reads one is told to `onCurrent`. */
function usePagesInSight({ list, count, scroller, onCurrent }: Sight): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1, 2]));
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const pageOf = (element: Element) => items.indexOf(element) + 1;
    const root = scroller.current;
    const drawn = new IntersectionObserver(
      (entries) =>
        setNear((now) => {
          const next = new Set(now);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(pageOf(target));
            else next.delete(pageOf(target));
          }
          return next;
        }),
      { root, rootMargin: '100% 0px' },
    );
    // The page that crosses the upper third is the one being read.
    const read = new IntersectionObserver(
      (entries) => {
        const first = entries.find(({ isIntersecting }) => isIntersecting);
        if (first) onCurrent(pageOf(first.target));
      },
      { root, rootMargin: '-33% 0px -66% 0px' },
    );
    for (const item of items) {
      drawn.observe(item);
      read.observe(item);
    }
    return () => {
      drawn.disconnect();
      read.disconnect();
    };
  }, [list, count, scroller, onCurrent]);
  return near;
}

export function PdfPages({ ref, count, width, scroller, onCurrent }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [ratios, setRatios] = useState<Readonly<Record<number, number>>>({});

  useImperativeHandle(ref, () => ({
    goTo: (page) => list.current?.children[page - 1]?.scrollIntoView({ block: 'start' }),
  }));

  const near = usePagesInSight({ list, count, scroller, onCurrent });

  return (
    <ol className="pdf-pages" ref={list}>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <li
          key={page}
          aria-label={`Page ${page}`}
          style={{ width, height: width * (ratios[page] ?? a4) }}
        >
          {near.has(page) && (
            <Page
              suspense={false}
              pageNumber={page}
              width={width}
              loading={null}
              renderAnnotationLayer={false}
              onLoadSuccess={({ originalWidth, originalHeight }) =>
                setRatios((now) => ({ ...now, [page]: originalHeight / originalWidth }))
              }
            />
          )}
        </li>
      ))}
    </ol>
  );
}
