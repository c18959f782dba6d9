import { useWidth } from '#kernel/web';
import { Skeleton } from 'antd';
import { useRef } from 'react';
import './document-sheet.css';
import type { DocumentPreview } from './use-document-preview.ts';

/** A4 at 96 dots an inch. */
const sheet = { width: 794, height: 1123 };

type Props = DocumentPreview & { title: string };

/** A sheet of A4, as large as there is room; nothing in it runs, and it reaches nothing outside. */
export function DocumentSheet({ html, problem, title }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const scale = (useWidth(place) || 0) / sheet.width;
  return (
    <div ref={place} className="document-sheet">
      {problem && (
        <p className="document-problem" role="status">
          {problem}
        </p>
      )}
      {html === null ? (
        <Skeleton active />
      ) : (
        <div className="document-paper" style={{ height: sheet.height * scale }}>
          <iframe
            title={title}
            sandbox=""
            srcDoc={html}
            style={{ ...sheet, transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  );
}
