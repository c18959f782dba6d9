import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import './detail.css';
import { scrollToSection } from './scroll-to-section.ts';
import { sectionTitled, useCurrentSection } from './use-current-section.ts';

/** From here on a page is longer than the window. */
const many = 4;

/** The sections of a long page, to jump to; `?section=Notes` in the address does it at once. */
export function SectionNav({ titles }: { titles: readonly string[] }) {
  const nav = useRef<HTMLElement>(null);
  const [params] = useSearchParams();
  const asked = params.get('section');
  const { current, choose } = useCurrentSection(nav, titles);
  const jump = (title: string) => {
    const section = nav.current && sectionTitled(nav.current, title);
    if (!section) return;
    choose(title);
    scrollToSection(section);
  };
  const jumpAtOnce = useEffectEvent(jump);
  useEffect(() => {
    if (asked) jumpAtOnce(asked);
  }, [asked]);
  useEffect(() => showCurrent(nav.current), [current]);
  if (titles.length < many) return null;
  return (
    <nav ref={nav} className="section-nav" aria-label="Sections of the page">
      {titles.map((title) => (
        <button
          key={title}
          type="button"
          aria-current={title === current ? 'location' : undefined}
          onClick={() => jump(title)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}

/** On a narrow screen the links are one row that scrolls sideways. */
function showCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !link || nav.scrollWidth <= nav.clientWidth) return;
  nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
}
