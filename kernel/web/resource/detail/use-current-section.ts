import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { movesOn } from './scroll-to-section.ts';

/** Below the row of links: a section that was jumped to has come as far. */
const below = 16;

export const sectionTitled = (from: HTMLElement, title: string): HTMLElement | null => {
  const page = from.closest('.page');
  const heads = [...(page?.querySelectorAll<HTMLElement>('section.card h2') ?? [])];
  return heads.find((head) => head.textContent === title)?.closest('section') ?? null;
};

/** Where the row of links ends once it sticks to the top of what scrolls. */
function lineBelow(nav: HTMLElement): number {
  let scroller = nav.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  const top = scroller ? Math.max(scroller.getBoundingClientRect().top, 0) : 0;
  return Math.round(top + nav.offsetHeight + below);
}

type Seen = { readonly atLine: string | null; readonly isAtEnd: boolean };

/**
 * Tells which section lies at the line below the links: the first until one has come there, the last
 * once the page ends, because short ones never come as far. Answers how to stop.
 */
function watchSections(
  nav: HTMLElement,
  titles: readonly string[],
  tell: (title: string | undefined) => void,
): () => void {
  const sections = new Map<Element, string>();
  for (const title of titles) {
    const section = sectionTitled(nav, title);
    if (section) sections.set(section, title);
  }
  const shown = [...sections.values()];
  const [first, last] = [shown[0], shown.at(-1)];
  let seen: Seen = { atLine: null, isAtEnd: false };
  const see = (more: Partial<Seen>) => {
    seen = { ...seen, ...more };
    tell(seen.atLine === null ? first : seen.isAtEnd ? last : seen.atLine);
  };
  const line = lineBelow(nav);
  const margin = `-${line}px 0px -${Math.max(window.innerHeight - line - 1, 0)}px 0px`;
  // Whoever scrolls fast passes sections that never tell of it, so all are looked at.
  const hasCome = ([section]: readonly [Element, string]) =>
    section.getBoundingClientRect().top <= line;
  const look = () => see({ atLine: [...sections].findLast(hasCome)?.[1] ?? null });
  const atLine = new IntersectionObserver(look, { rootMargin: margin });
  const atEnd = new IntersectionObserver(
    (entries) => see({ isAtEnd: entries.at(-1)?.intersectionRatio === 1 }),
    { threshold: 1 },
  );
  for (const [section, title] of sections) {
    atLine.observe(section);
    if (title === last) atEnd.observe(section);
  }
  return () => {
    atLine.disconnect();
    atEnd.disconnect();
  };
}

/** The title of the section that is read now, and how to say that somebody jumped to one. */
export function useCurrentSection(nav: RefObject<HTMLElement | null>, titles: readonly string[]) {
  const [current, setCurrent] = useState<string | undefined>(titles[0]);
  const isChosen = useRef(false);
  const key = titles.join('\n');
  useEffect(() => {
    const row = nav.current;
    if (!row || typeof IntersectionObserver !== 'function') return undefined;
    const tell = (title: string | undefined) => {
      if (!isChosen.current && title !== undefined) setCurrent(title);
    };
    let stop = () => {};
    const watch = () => {
      stop();
      stop = watchSections(row, key.split('\n'), tell);
    };
    const moveOn = () => {
      isChosen.current = false;
    };
    watch();
    // Some sections arrive later than their links.
    const arrivals = new MutationObserver(watch);
    if (row.parentElement) arrivals.observe(row.parentElement, { childList: true });
    window.addEventListener('resize', watch);
    for (const event of movesOn)
      window.addEventListener(event, moveOn, { capture: true, passive: true });
    return () => {
      stop();
      arrivals.disconnect();
      window.removeEventListener('resize', watch);
      for (const event of movesOn) window.removeEventListener(event, moveOn, true);
    };
  }, [nav, key]);
  const choose = (title: string) => {
    isChosen.current = true;
    setCurrent(title);
  };
  return { current, choose };
}
