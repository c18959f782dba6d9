import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

beforeEach(() => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => quiet.mockRestore();
});

describe('a crash', () => {
  test('[B-049] [B-050] [S-005] [M-054] [M-057] shows there and nowhere else, with a way to tell us', async () => {
    const place = await render(
      <>
        <ErrorBoundary supportEmail="help@harbour.test">
          <Broken message="x is undefined" />
        </ErrorBoundary>
        <ErrorBoundary>
          <p>The other tab</p>
        </ErrorBoundary>
      </>,
    );

    expect(place.textContent).toContain('Woops! Something went wrong :(');
    expect(place.textContent).toContain('The other tab');
    const link = place.querySelector('a');
    expect(link?.textContent).toBe('Notify Us Now');
    expect(link?.getAttribute('href')).toContain('mailto:help@harbour.test');
    expect(place.textContent).not.toContain('Refresh App');
  });

  test.each([
    'Failed to fetch dynamically imported module: /assets/add-1.js',
    'error loading dynamically imported module: /assets/add-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/add-1.css',
  ])('[B-050] [M-055] after a deployment (%s) it offers a reload', async (message) => {
    const place = await render(
      <ErrorBoundary supportEmail="help@harbour.test">
        <Broken message={message} />
      </ErrorBoundary>,
    );

    expect(place.querySelector('button')?.textContent).toBe('Refresh App');
    expect(place.textContent).toContain('A new software update was deployed.');
    expect(place.querySelector('a')).toBeNull();
  });

  test('[B-246] a part that cannot be had without a network is no update', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const place = await render(
      <ErrorBoundary>
        <Broken message="Failed to fetch dynamically imported module: /assets/add-1.js" />
      </ErrorBoundary>,
    );

    expect(place.textContent).toContain('Can not connect to the server');
    expect(place.textContent).not.toContain('update was deployed');
    vi.unstubAllGlobals();
  });
});
