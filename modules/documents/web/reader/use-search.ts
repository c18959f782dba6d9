import { useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentProps } from 'react-pdf';
import type { LookedFor } from '../../domain/index.ts';
import { countHits } from './search-text.ts';
import type { Hits } from './search-text.ts';
import { useScans } from './use-scans.ts';
import type { FoundScan } from './use-scans.ts';

export type OpenPdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

type Found = { readonly hits: readonly Hits[]; readonly searched: number };
const nothing: Found = { hits: [], searched: 0 };
const leastLetters = 2;

/** In the letters of the file; scanned pages have none. */
function useWritten(pdf: OpenPdf, looked: LookedFor): Found {
  const { text: words } = looked;
  const [found, setFound] = useState({ ...nothing, looked });
  const texts = useRef(new Map<number, string>());
  useEffect(() => {
    if (words.trim().length < leastLetters) return;
    let isOver = false;
    const look = async () => {
      const hits: Hits[] = [];
      for (let page = 1; page <= pdf.numPages && !isOver; page += 1) {
        const text = texts.current.get(page) ?? (await textOf(pdf, page));
        texts.current.set(page, text);
        const count = countHits(text, looked);
        if (count) hits.push({ page, count });
        const isWorthTelling = count > 0 || page === pdf.numPages || page % 20 === 0;
        if (!isOver && isWorthTelling) setFound({ looked, hits: [...hits], searched: page });
      }
    };
    // A page that cannot be read has no words; the viewer itself tells that the file failed.
    void look().catch(() => setFound({ ...nothing, looked, searched: pdf.numPages }));
    return () => {
      isOver = true;
    };
  }, [pdf, looked, words]);
  return found.looked === looked ? found : nothing;
}

export type Searched = Found & { readonly scans: readonly FoundScan[] };

/** Looks through page after page; what is found so far is shown meanwhile. */
export function useSearch(fileId: string, pdf: OpenPdf, looked: LookedFor): Searched {
  const written = useWritten(pdf, looked);
  const scans = useScans(fileId, looked);
  return useMemo(
    () => ({ ...written, scans, hits: joinedHits(written.hits, scans) }),
    [written, scans],
  );
}

function joinedHits(written: readonly Hits[], scans: readonly FoundScan[]): readonly Hits[] {
  const counts = new Map(scans.map(({ page, count }) => [page, count]));
  for (const { page, count } of written) {
    counts.set(page, Math.max(count, counts.get(page) ?? 0));
  }
  return [...counts]
    .map(([page, count]) => ({ page, count }))
    .toSorted((one, other) => one.page - other.page);
}

async function textOf(pdf: OpenPdf, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
}
