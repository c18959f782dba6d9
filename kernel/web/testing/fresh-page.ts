import 'react-dom/client';
import { afterAll, vi } from 'vitest';
import { refuseOverlaps } from './refuse-overlaps.ts';
import { takeBackLater } from './take-back-later.ts';

/*
 * Many test files share a process, which reads React and antd once. Each file begins with modules of
 * the product that nobody has used and with an empty page, and takes its timers and listeners along.
 * React is read above, before timers are watched: it would wait for ever for one that was taken back.
 */
vi.resetModules();
clearPage();
afterAll(takeBackLater(window));
refuseOverlaps();

function clearPage(): void {
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  // antd remembers which styles it has put there.
  for (const element of document.head.querySelectorAll(':scope > :not(style)')) element.remove();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
