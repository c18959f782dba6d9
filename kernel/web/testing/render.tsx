import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { SessionContext } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { aSession } from './a-session.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.reverse()) step();
  undo = [];
});

export async function render(
  element: ReactNode,
  { session = aSession(), path = '/' }: { session?: Session; path?: string } = {},
): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  undo.push(() => {
    act(() => root.unmount());
    place.remove();
  });
  await act(async () => {
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={session}>
          <MemoryRouter initialEntries={[path]}>
            <Suspense>{element}</Suspense>
          </MemoryRouter>
        </SessionContext>
      </QueryClientProvider>,
    );
  });
  return place;
}

/** Lets promises, effects and short timers run until `check` stops throwing. */
export async function eventually(check: () => void, milliseconds = 20_000): Promise<void> {
  const end = Date.now() + milliseconds;
  for (;;) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    try {
      const found: unknown = check();
      // Nobody would wait for it, and React would draw nothing more, in the files after it too.
      if (found instanceof Promise) throw new Error('A check that is asked again answers at once');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

export async function type(input: Element | null, text: string): Promise<void> {
  if (!(input instanceof HTMLInputElement) && !(input instanceof HTMLTextAreaElement)) {
    throw new Error('There is no such input');
  }
  const owner = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  await act(async () => {
    // React listens to the prototype's setter, not to the property.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function press(label: string, place: ParentNode = document): Promise<void> {
  const all = [...place.querySelectorAll('button, a')];
  const found = all.find((button) => button.textContent?.trim() === label);
  if (!found)
    throw new Error(`There is no ${label} among ${all.map((b) => b.textContent).join(', ')}`);
  await act(async () => (found as HTMLElement).click());
}
