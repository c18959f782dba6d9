import { defineAction, text } from '#kernel/domain';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render } from '../../testing/render.tsx';
import { DialogButton } from './dialog-button.tsx';
import { bindDryRunPart } from './dry-run-part.ts';
import type { DryRunPart } from './dry-run-part.ts';

const sendLetter = defineAction({
  dryRun: true,
  name: 'sendLetter',
  on: 'parcel',
  label: 'Send letter',
  route: 'POST /app/parcels/{id}/letters',
  roles: ['CLERK'],
  input: { letterId: text('Letter', { required: true }), note: text('Note') },
});

const Preview: DryRunPart = ({ ask, isAskedAtOnce }) => (
  <button type="button" onClick={() => void ask()}>
    {isAskedAtOnce ? 'Shown at once' : 'Show'}
  </button>
);

beforeAll(() => bindDryRunPart(Preview));
afterEach(() => vi.unstubAllGlobals());

test('a dry run and the call say the same, with what the page knows', async () => {
  const path = 'POST /app/parcels/p-1/letters';
  const calls = serve({ [path]: { body: {} } });
  const run = vi.fn<(input: object) => Promise<void>>(() => Promise.resolve());
  const place = await render(
    <DialogButton action={sendLetter} recordId="p-1" fixed={{ letterId: 'l-1' }} run={run}>
      Letter
    </DialogButton>,
  );

  await press('Letter', place);
  await eventually(() => expect(document.body.textContent).toContain('Note'));
  await press('Show', document);
  await eventually(() => expect(calls).toHaveLength(1));
  await press('Send letter', document);

  expect(calls[0]?.body).toMatchObject({ letterId: 'l-1' });
  expect(calls[0]?.headers.get('X-Dry-Run')).toBe('true');
  await eventually(() => expect(run.mock.calls).toEqual([[calls[0]?.body]]));
  expect(document.querySelector('.ant-modal')?.textContent ?? '').not.toContain('Letter *');
});

test('what asks for nothing is shown when its dialog opens', async () => {
  const fixed = { letterId: 'l-1', note: 'Soon' };
  const place = await render(
    <DialogButton action={sendLetter} recordId="p-1" fixed={fixed} run={() => Promise.resolve()}>
      Letter
    </DialogButton>,
  );

  await press('Letter', place);

  await eventually(() => expect(document.body.textContent).toContain('Shown at once'));
});
