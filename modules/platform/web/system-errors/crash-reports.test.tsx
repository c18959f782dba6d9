import { ErrorBoundary } from '#kernel/web';
import { eventually, render, serve } from '#kernel/web-testing';
import { expect, test, vi } from 'vitest';
import { startCrashReports } from './crash-reports.ts';

function Broken(): never {
  throw new TypeError('no diagnosis for "Jane Citizen"');
}

test('[D-123] a crash is passed on, without what it choked on', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = serve({ 'POST /app/system-errors/report': { status: 204 } });
  startCrashReports();

  await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );

  await eventually(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ message: 'TypeError: no diagnosis for "…"' });
  quiet.mockRestore();
});
