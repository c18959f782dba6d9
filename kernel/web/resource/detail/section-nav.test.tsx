import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually, press, render } from '#kernel/web-testing';
import { SectionNav } from './section-nav.tsx';

type Entry = Partial<IntersectionObserverEntry> & { readonly target: Element };
type Watcher = { readonly watched: Element[]; readonly tell: (entries: readonly Entry[]) => void };

let watchers: Watcher[] = [];

/** The first watches the line below the links, the second the end of the page. */
beforeEach(() => {
  watchers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly watched: Element[] = [];
      constructor(tell: (entries: readonly Entry[]) => void) {
        watchers.push({ watched: this.watched, tell });
      }
      observe(section: Element) {
        this.watched.push(section);
      }
      disconnect() {
        this.watched.length = 0;
      }
    },
  );
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

const titles = ['Status', 'Appointment', 'Paperwork', 'Payment'];

async function aPage() {
  const place = await render(
    <div className="page">
      <SectionNav titles={titles} />
      {titles.map((title) => (
        <section key={title} className="card">
          <h2>{title}</h2>
        </section>
      ))}
    </div>,
  );
  const current = () =>
    [...place.querySelectorAll('[aria-current=location]')].map(({ textContent }) => textContent);
  const sectionOf = (title: string) =>
    [...place.querySelectorAll('section')].find(({ textContent }) => textContent === title);
  /** The sections up to it have come to the line; null: none has. */
  const scrollTo = async (title: string | null) => {
    const count = title === null ? 0 : titles.indexOf(title) + 1;
    for (const [at, one] of titles.entries()) {
      const section = sectionOf(one);
      const top = at < count ? 0 : 500;
      if (section) section.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    }
    const watcher = watchers.findLast(({ watched }) => watched.length === titles.length);
    await act(async () => watcher?.tell([]));
  };
  const reachEnd = async (intersectionRatio: number) => {
    const target = sectionOf('Payment');
    const watcher = watchers.findLast(({ watched }) => watched.length === 1);
    if (target) await act(async () => watcher?.tell([{ target, intersectionRatio }]));
  };
  return { place, current, scrollTo, reachEnd };
}

test('the section below the links is the current one, and only that', async () => {
  const { current, scrollTo } = await aPage();
  expect(current()).toEqual(['Status']);

  await scrollTo('Paperwork');
  expect(current()).toEqual(['Paperwork']);
  await scrollTo(null);

  expect(current()).toEqual(['Status']);
});

test('at the end of the page it is the last, which is too short to come as far', async () => {
  const { current, scrollTo, reachEnd } = await aPage();

  await reachEnd(1);
  expect(current()).toEqual(['Status']);
  await scrollTo('Paperwork');
  expect(current()).toEqual(['Payment']);
  await reachEnd(0.5);

  expect(current()).toEqual(['Paperwork']);
});

test('whoever jumps has chosen, until they scroll on', async () => {
  const { place, current, scrollTo } = await aPage();

  await press('Appointment', place);
  await scrollTo('Status');
  await eventually(() => expect(current()).toEqual(['Appointment']));
  await act(async () => window.dispatchEvent(new Event('wheel')));
  await scrollTo('Paperwork');

  expect(current()).toEqual(['Paperwork']);
});
