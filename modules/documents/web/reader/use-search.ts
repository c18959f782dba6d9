import { useEffect, useRef, useState } from 'react';
import type { DocumentProps } from 'react-pdf';
import { countHits } from './search-text.ts';
import type { Hits } from './search-text.ts';

export type OpenPdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

type Found = { readonly hits: readonly Hits[]; readonly searched: number };
const nothing: Found = { hits: [], searched: 0 };
const leastLetters = 2;

/** Looks through page after page; what is found so far is shown meanwhile. */
export function useSearch(pdf: OpenPdf, words: string): Found {
  const [found, setFound] = useState({ ...nothing, words });
  const texts = useRef(new Map<number, string>());
  useEffect(() => {
    if (words.trim().length < leastLetters) return;
    let isOver = false;
    const look = async () => {
      const hits: Hits[] = [];
      for (let page = 1; page <= pdf.numPages && !isOver; page += 1) {
        const text = texts.current.get(page) ?? (await textOf(pdf, page));
        texts.current.set(page, text);
        const count = countHits(text, words);
        if (count) hits.push({ page, count });
        const isWorthTelling = count > 0 || page === pdf.numPages || page % 20 === 0;
        if (!isOver && isWorthTelling) setFound({ words, hits: [...hits], searched: page });
      }
    };
    // A page that cannot be read has no words; the viewer itself tells that the file failed.
    void look().catch(() => setFound({ ...nothing, words, searched: pdf.numPages }));
    return () => {
      isOver = true;
    };
  }, [pdf, words]);
  return found.words === words ? found : nothing;
}

async function textOf(pdf: OpenPdf, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
}
