import { bindConfirm, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import DbMigration from './db-migration.tsx';

test('[B-030] one button makes one call, and success shows a toast', async () => {
  bindConfirm(() => Promise.resolve(true));
  const toasts = collectToasts();
  const calls = serve({
    'GET /app/migration': { body: { items: [{ name: '0001_base.sql', state: 'applied' }] } },
    'POST /app/migration/stored-procedures': { body: { applied: 42, failed: 0, failures: [] } },
  });
  const place = await render(<DbMigration />);
  await eventually(() => expect(place.textContent).toContain('0001_base.sql'));

  await press('Migrate stored procedures', place);
  await eventually(() => expect(toasts).toHaveLength(1));

  expect(calls.filter((call) => call.method === 'POST')).toHaveLength(1);
  expect(toasts[0]).toMatchObject({
    kind: 'success',
    text: 'Stored procedures have been migrated: 42 written.',
  });
});
