import { EmptyState, PdfSheets } from '#kernel/web';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Suspense } from 'react';
import { signatureRatio, usualWidth } from '../../domain/index.ts';
import { boxAt, boxOf, withSigner } from './draft.ts';
import type { Draft } from './draft.ts';

type Props = {
  file: Blob | null;
  draft: Draft;
  activeKey: number;
  setActive: (key: number) => void;
  change: (draft: Draft) => void;
};

/** Each signature has its place on a page; it is dragged there, or put there with a press. */
export function PlaceSignatures({ file, draft, activeKey, setActive, change }: Props) {
  if (!file) {
    return (
      <div className="send-paper">
        <EmptyState title="No document yet" text="Choose one to place the signatures on it." />
      </div>
    );
  }
  return (
    <div className="send-paper">
      <p className="soft">
        Drag a box to where it belongs, or press on a page to put the box of the chosen signer
        there.
      </p>
      <Suspense fallback={<output>Loading…</output>}>
        <PdfSheets
          file={file}
          over={(page, pages) => (
            <PageBoxes {...{ page, pages, draft, activeKey, setActive, change }} />
          )}
        />
      </Suspense>
    </div>
  );
}

type PageProps = Omit<Props, 'file'> & { page: number; pages: number };

const share = (value: number) => `${value * 100}%`;

/** The pointer holds the box in its middle. */
const pointOn = (event: MouseEvent<HTMLElement>) => {
  const paper = event.currentTarget.closest('.place-page')?.getBoundingClientRect();
  if (!paper) return null;
  const { width, height, left, top } = paper;
  const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
  const half = usualWidth / 2;
  return { left: x - half, top: y - (half / signatureRatio) * (width / height) };
};

function PageBoxes({ page, pages, draft, activeKey, setActive, change }: PageProps) {
  const put = (key: number, left: number, top: number) =>
    change(withSigner(draft, key, { box: boxAt(page, left, top) }));

  const follow = (key: number, event: MouseEvent<HTMLElement>) => {
    const point = pointOn(event);
    if (point) put(key, point.left, point.top);
  };
  const nudge = (key: number, event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const box = boxOf(draft, key, pages);
    put(key, box.left + step[0], box.top + step[1]);
  };
  return (
    <div className="place-page">
      <button
        type="button"
        className="place-ground"
        aria-label={`Put the signature on page ${page}`}
        onClick={(event) => follow(activeKey, event)}
      />
      {draft.signers.map(({ key, name }, at) => {
        const box = boxOf(draft, key, pages);
        if (box.page !== page) return null;
        return (
          <button
            key={key}
            type="button"
            className={key === activeKey ? 'place-box place-box-active' : 'place-box'}
            style={{
              left: share(box.left),
              top: share(box.top),
              width: share(box.width),
              aspectRatio: signatureRatio,
            }}
            onFocus={() => setActive(key)}
            onKeyDown={(event) => nudge(key, event)}
            onPointerDown={(event) => {
              setActive(key);
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(key, event);
            }}
          >
            {at + 1}. {name || 'Signer'}
          </button>
        );
      })}
    </div>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
};
