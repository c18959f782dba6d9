import { afterEach, expect, test, vi } from 'vitest';
import { scrollToSection } from './scroll-to-section.ts';

afterEach(() => vi.unstubAllGlobals());

/** A section, what it was scrolled, and a way to let the page above it grow. */
function aSection() {
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #grow: () => void;
      constructor(grow: () => void) {
        this.#grow = grow;
      }
      observe() {
        observers.add(this.#grow);
      }
      disconnect() {
        observers.delete(this.#grow);
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const section = document.createElement('section');
  const scrolled = vi.spyOn(section, 'scrollIntoView').mockReturnValue(undefined);
  const grow = () => {
    for (const one of observers) one();
  };
  return { section, scrolled, grow };
}

test('a section stays at the top while the page above it grows', () => {
  const { section, scrolled, grow } = aSection();

  scrollToSection(section);
  grow();
  grow();

  expect(scrolled).toHaveBeenCalledTimes(3);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'nobody is pulled back after a %s',
  (name) => {
    const { section, scrolled, grow } = aSection();

    scrollToSection(section);
    window.dispatchEvent(new Event(name));
    grow();

    expect(scrolled).toHaveBeenCalledTimes(1);
  },
);

test('a section comes to rest below the row of links, however many lines it has', () => {
  const { section } = aSection();
  const page = document.createElement('div');
  page.className = 'page';
  const links = document.createElement('nav');
  links.className = 'section-nav';
  Object.defineProperty(links, 'offsetHeight', { value: 112 });
  page.append(links, section);

  scrollToSection(section);

  expect(section.style.scrollMarginTop).toBe('120px');
});
