import { Alert, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Document } from 'react-pdf';
import { pdfOptions } from '../reader/pdf-in-parts.ts';
import { SmallPage } from '../reader/thumbnails.tsx';
import { usePdfFile } from '../reader/use-pdf-file.ts';

type Props = {
  originalId: string;
  pages: readonly number[];
  caption: (page: number) => ReactNode;
};

const atFirst = 24;
const wide = 150;

/** The pages as they are in the original; many are shown in parts. */
export default function RemovedPictures({ originalId, pages, caption }: Props) {
  const { file, error } = usePdfFile(`/app/files/${originalId}`);
  const [most, setMost] = useState(atFirst);
  if (error) return <Alert type="error" showIcon title="Failed to load PDF file" />;
  if (!file) return <Skeleton active title={false} />;
  return (
    <Document
      suspense={false}
      file={file}
      options={pdfOptions}
      loading={<Skeleton active title={false} />}
    >
      <ul className="removed-pages">
        {pages.slice(0, most).map((page) => (
          <li key={page}>
            <span className="removed-picture" style={{ width: wide, minHeight: wide * Math.SQRT2 }}>
              <SmallPage page={page} wide={wide} />
            </span>
            {caption(page)}
          </li>
        ))}
      </ul>
      {pages.length > most && (
        <button type="button" className="link" onClick={() => setMost(most + atFirst)}>
          Show {Math.min(atFirst, pages.length - most)} more
        </button>
      )}
    </Document>
  );
}
