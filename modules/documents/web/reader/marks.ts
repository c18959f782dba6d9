import type { AnnotationColour, AnnotationKind, PageRect } from '../../domain/index.ts';

/** A highlight, a note or a label as the API answers it. */
export type Mark = {
  readonly id: string;
  readonly page: number;
  readonly kind: AnnotationKind;
  readonly rects: readonly PageRect[];
  readonly text: string;
  readonly colour: AnnotationColour;
  readonly author: { readonly id: string; readonly displayName: string } | null;
  readonly isOwn: boolean;
  readonly creationTime: string;
};

export type NewMark = Pick<Mark, 'page' | 'kind' | 'rects' | 'text' | 'colour'>;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const share = (value: number): number => Math.round(Math.max(0, Math.min(1, value)) * 1e5) / 1e5;

/** Places on the screen as shares of a page; what lies beside the page is left out. */
export function rectsOnPage(boxes: readonly Box[], page: Box): PageRect[] {
  const [wide, high] = [page.right - page.left, page.bottom - page.top];
  return boxes.flatMap((box) => {
    const x = share((box.left - page.left) / wide);
    const y = share((box.top - page.top) / high);
    const width = share((Math.min(box.right, page.right) - page.left) / wide - x);
    const height = share((Math.min(box.bottom, page.bottom) - page.top) / high - y);
    return width > 0.001 && height > 0.001 ? [{ x, y, width, height }] : [];
  });
}

/** The pieces of one line become one: a line of text is many elements. */
export function joinedLines(rects: readonly PageRect[]): PageRect[] {
  const lines: PageRect[] = [];
  for (const rect of rects.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = lines.at(-1);
    const isSameLine = last && Math.abs(last.y - rect.y) < Math.min(last.height, rect.height) / 2;
    if (!isSameLine) {
      lines.push(rect);
      continue;
    }
    const x = Math.min(last.x, rect.x);
    const y = Math.min(last.y, rect.y);
    const width = Math.max(last.x + last.width, rect.x + rect.width) - x;
    const height = Math.max(last.y + last.height, rect.y + rect.height) - y;
    lines[lines.length - 1] = { x, y, width, height };
  }
  return lines;
}
