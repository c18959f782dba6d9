import { CommentOutlined } from '@ant-design/icons';
import type { PageRect } from '../../domain/index.ts';
import type { Mark } from './marks.ts';

const place = ({ x, y, width, height }: PageRect) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

type Props = { marks: readonly Mark[]; shown: string | null; show: (mark: Mark) => void };

/** The marks of one page, above it; the page itself is as it came. */
export const PageMarks = ({ marks, shown, show }: Props) => (
  <div className="reader-marks">
    {marks.flatMap((mark) =>
      mark.rects.map((rect, at) => (
        <button
          key={`${mark.id} ${at}`}
          type="button"
          className={`reader-mark is-${mark.kind} is-${mark.colour}`}
          aria-label={mark.text ? `${mark.kind}: ${mark.text}` : 'Highlight'}
          aria-pressed={shown === mark.id}
          style={place(rect)}
          onClick={() => show(mark)}
        >
          {mark.kind === 'note' && <CommentOutlined />}
        </button>
      )),
    )}
  </div>
);

/** On a scan there are no letters to mark: what was looked for is marked where it was recognised. */
export const ScanMarks = ({ rects }: { rects: readonly PageRect[] }) =>
  rects.length > 0 && (
    <div className="reader-marks">
      {rects.map((rect, at) => (
        <mark key={at} className="reader-found" style={place(rect)} />
      ))}
    </div>
  );
