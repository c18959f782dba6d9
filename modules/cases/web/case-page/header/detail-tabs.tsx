import { scrollToSection } from '#kernel/web';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { detailTabKeys, detailTabOf, detailTabs, firstOfTabs } from '../../../domain/index.ts';
import type { DetailTab } from '../../../domain/index.ts';
import type { PageSection } from '../page-sections.ts';
import { sectionNamed } from '../section-keys.ts';

type Props = { place: RefObject<HTMLElement | null>; sections: readonly PageSection[] };

/** B-172: `?tab=2` in the address leads to what is kept with the case, a press does the same. */
export function DetailTabs({ place, sections }: Props) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const first = firstOfTabs(sections);
  const shown = detailTabs.filter((tab) => first[tab] !== undefined);
  const go = (tab: DetailTab) => {
    const section = sectionNamed(place.current, first[tab] ?? '');
    if (section) scrollToSection(section);
  };
  const goAtOnce = useEffectEvent((key: string) => go(detailTabOf(key)));
  useEffect(() => {
    if (asked) goAtOnce(asked);
  }, [asked]);
  const choose = (tab: DetailTab) => {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('section');
        next.set('tab', String(detailTabKeys[tab]));
        return next;
      },
      { replace: true },
    );
    go(tab);
  };
  if (shown.length < 2) return null;
  return (
    <nav className="case-tabs" aria-label="Parts of the case">
      {shown.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === detailTabOf(asked) ? 'true' : undefined}
          onClick={() => choose(tab)}
        >
          {tab}
        </button>
      ))}
    </nav>
  );
}
