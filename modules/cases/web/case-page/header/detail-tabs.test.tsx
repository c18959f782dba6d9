import { render } from '#kernel/web-testing';
import { act, useRef } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { DetailTabs } from './detail-tabs.tsx';

const silent = class {
  observe() {}
  disconnect() {}
};

const section = (title: string, keys: readonly string[]) => ({
  title,
  keys,
  writable: keys,
  section: null,
  action: null,
});
const sections = [section('Booking Notes', ['requestedOn']), section('Dictations', [])];

function Page() {
  const place = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  return (
    <div className="page">
      <output>{search}</output>
      <DetailTabs place={place} sections={sections} />
      <div ref={place}>
        {sections.map(({ title }) => (
          <section key={title} className="card" tabIndex={-1}>
            <h2>{title}</h2>
          </section>
        ))}
      </div>
    </div>
  );
}

const jump = vi.fn<() => void>();

async function open(path: string) {
  vi.stubGlobal('ResizeObserver', silent);
  Element.prototype.scrollIntoView = jump;
  return render(<Page />, { path });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[B-172] [K-079] [K-080] a tab writes its key into the address and leads to its part', async () => {
  const place = await open('/');
  const tabs = [...place.querySelectorAll<HTMLElement>('.case-tabs button')];

  expect(tabs.map((tab) => tab.textContent)).toEqual(['Information', 'Content']);
  expect(tabs[0]?.getAttribute('aria-current')).toBe('true');
  await act(async () => tabs[1]?.click());
  expect(place.querySelector('output')?.textContent).toBe('?tab=2');
  expect(document.activeElement?.textContent).toBe('Dictations');
  await act(async () => tabs[0]?.click());
  expect(place.querySelector('output')?.textContent).toBe('?tab=1');
  expect(document.activeElement?.textContent).toBe('Booking Notes');
});

test('[B-172] an address with a key opens that part', async () => {
  const place = await open('/?tab=2');

  expect(place.querySelector('[aria-current]')?.textContent).toBe('Content');
  expect(document.activeElement?.textContent).toBe('Dictations');
});
