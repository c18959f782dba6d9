import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { slowCalls } from '../api/slow-calls.ts';
import { eventually, render } from '../testing/render.tsx';
import { collectToasts } from '../testing/toasts.ts';
import { StatusLine } from './status-line.tsx';
import { ToastHost } from './toast-host.tsx';
import { toast, toastFailure } from './toast.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const invalid = new ApiError({
  status: 400,
  validationErrors: [
    { message: 'Name is missing', members: ['name'] },
    { message: 'Phone is missing', members: ['phone'] },
    { message: 'Phone is missing', members: ['fax'] },
  ],
});

describe('toasts', () => {
  test('[B-142] [B-143] [B-144] [B-145] [K-032] [K-033] [K-034] titles and times', () => {
    const shown = collectToasts();

    toast.success('a');
    toast.error('b');
    toast.warning('c');
    toast.unexpected();

    expect(shown.map(({ title, seconds }) => [title, seconds])).toEqual([
      ['Success', 3],
      ['Error', 5],
      ['Warning', 5],
      ['Error', 0],
    ]);
    expect(shown[3]?.text).toBe('An error occurred, please try again');
  });

  test.each([
    ['localhost', ['Name is missing', 'Phone is missing']],
    ['app.test', ['Name is missing', 'Phone is missing']],
    ['app.example.com', ['Name is missing']],
    ['contest.example.com', ['Name is missing']],
  ])('[B-139] on %s validation is told as %j', (hostname, texts) => {
    const shown = collectToasts();
    vi.stubGlobal('location', { hostname });

    toastFailure(invalid);

    expect(shown.map(({ text }) => text)).toEqual(texts);
  });

  test('[B-137] a 500 is silent', () => {
    const shown = collectToasts();

    toastFailure(new ApiError({ status: 500 }));

    expect(shown).toEqual([]);
  });

  test('[B-144] what nobody caught stays on the screen, and only once', async () => {
    await render(<ToastHost />);
    const notices = () => document.querySelectorAll('.toast').length;
    const rejection = (reason: unknown) =>
      Object.assign(new Event('unhandledrejection'), { reason });

    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('a bug') }));
      window.dispatchEvent(rejection(new Error('another bug')));
      window.dispatchEvent(rejection(new DOMException('gone', 'AbortError')));
      window.dispatchEvent(new Event('error'));
    });

    await eventually(() => expect(notices()).toBe(1));
    expect(document.body.textContent).toContain('An error occurred, please try again');
  });

  test('an answer that nobody dealt with says what it says', async () => {
    await render(<ToastHost />);
    const reason = new ApiError({ status: 422, message: 'This cannot be done.' });

    await act(async () =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
    );

    await eventually(() => expect(document.body.textContent).toContain('This cannot be done.'));
  });

  test('a toast that leads somewhere is gone once it was followed', async () => {
    await render(<ToastHost />);
    const onClick = vi.fn<() => void>();
    await act(async () => toast.info('Go there', 'News', { onClick }));
    await eventually(() => expect(document.querySelector('.toast .clickable')).not.toBeNull());

    await act(async () => document.querySelector<HTMLElement>('.toast .clickable')?.click());

    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('the line about the connection', () => {
  test('[B-146] says that it takes long, and stops saying so', async () => {
    vi.useFakeTimers();
    const place = await render(<StatusLine />);
    const isOver = slowCalls.begin();

    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(place.textContent).toBe("Hang tight! It's currently loading.");
    await act(async () => isOver());

    expect(place.textContent).toBe('');
  });

  test('[B-246] says that there is no connection', async () => {
    const place = await render(<StatusLine />);
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    await act(async () => window.dispatchEvent(new Event('offline')));
    expect(place.textContent).toBe('Can not connect to the server');
    isOnline.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));

    expect(place.textContent).toBe('');
    isOnline.mockRestore();
  });
});
