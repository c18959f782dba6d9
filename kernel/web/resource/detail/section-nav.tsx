import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import './detail.css';
import { scrollToSection } from './scroll-to-section.ts';

/** From here on a page is longer than the window. */
const many = 4;

function jump(title: string, from: HTMLElement): void {
  const page = from.closest('.page');
  const heads = [...(page?.querySelectorAll<HTMLElement>('section.card h2') ?? [])];
  const section = heads.find((head) => head.textContent === title)?.closest('section');
  if (section) scrollToSection(section);
}

/** The sections of a long page, to jump to; `?section=Notes` in the address does it at once. */
export function SectionNav({ titles }: { titles: readonly string[] }) {
  const nav = useRef<HTMLElement>(null);
  const [params] = useSearchParams();
  const asked = params.get('section');
  useEffect(() => {
    if (asked && nav.current) jump(asked, nav.current);
  }, [asked]);
  if (titles.length < many) return null;
  return (
    <nav ref={nav} className="section-nav" aria-label="Sections of the page">
      {titles.map((title) => (
        <button
          key={title}
          type="button"
          onClick={({ currentTarget }) => jump(title, currentTarget)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
