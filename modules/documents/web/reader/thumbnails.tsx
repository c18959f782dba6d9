import { useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { usePagesInSight } from './use-pages-in-sight.ts';

type Props = {
  count: number;
  current: number;
  ratio: number;
  labels: ReadonlyMap<number, string>;
  goTo: (page: number) => void;
};

const width = 112;

export function Thumbnails({ count, current, ratio, labels, goTo }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const near = usePagesInSight({ list, scroller, count });
  useEffect(() => {
    list.current?.children[current - 1]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav className="reader-side" ref={scroller} aria-label="Thumbnails">
      <ol className="reader-thumbs" ref={list}>
        {Array.from({ length: count }, (_, at) => at + 1).map((page) => (
          <li key={page}>
            <button
              type="button"
              aria-label={`Go to page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => goTo(page)}
            >
              <span className="reader-thumb" style={{ width, height: width * ratio }}>
                {near.has(page) && <SmallPage page={page} />}
              </span>
              <small>{labels.get(page) ?? page}</small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A page as a picture, without its words. */
export const SmallPage = ({
  page,
  turn = 0,
  wide = width,
}: {
  page: number;
  turn?: number;
  wide?: number;
}) => (
  <Page
    suspense={false}
    pageNumber={page}
    width={wide}
    rotate={turn || undefined}
    devicePixelRatio={1}
    loading={null}
    error={null}
    renderTextLayer={false}
    renderAnnotationLayer={false}
  />
);
