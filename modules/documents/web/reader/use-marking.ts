import { useState } from 'react';
import type { PageRect } from '../../domain/index.ts';
import type { Mark } from './marks.ts';
import type { ReaderTool } from './reader-pages.tsx';
import { useMarks } from './use-marks.ts';

/** The marks of a file, which of them is looked at, and what the pointer draws. */
export function useMarking(fileId: string, goTo: (page: number) => void) {
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
    if (kind !== 'note') return;
    setPanelOpen(true);
    setTool('read');
  };
  const put = (page: number, kind: 'note' | 'label') => (text: string) =>
    add({ page, kind, rects: [], text, colour: kind === 'label' ? 'blue' : 'yellow' });
  const labels = new Map(
    marks.filter(({ kind }) => kind === 'label').map((mark) => [mark.page, mark.text]),
  );
  return {
    ...{ marks, labels, put, change, remove, shown, show, drawn },
    ...{ tool, setTool, isPanelOpen, setPanelOpen },
  };
}
