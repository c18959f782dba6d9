import { eventually, press, render, serve } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import { LimitDialog } from './limit-dialog.tsx';

const row = {
  tenantId: 'tenant-2',
  tenantName: 'Harbour',
  totalFileSizeInGB: 1.5,
  removedFileSizeInGB: 0,
  fileCount: 3,
  storageLimitInGB: 2.5,
};
const button = (text: string) =>
  [...document.querySelectorAll('.ant-modal button')].find((each) => each.textContent === text);

test('[B-031] [G-062] gigabytes are asked for, megabytes are sent', async () => {
  const calls = serve({ 'PUT /app/file-manager/setFileSizeLimit': { status: 204 } });
  let isChanged: boolean | null = null;
  await render(<LimitDialog row={row} close={(changed) => (isChanged = changed)} />);
  await eventually(() => expect(button('Close')).toBeDefined());

  await press('Save');

  await eventually(() => expect(isChanged).toBe(true));
  expect(calls[0]?.body).toEqual({ tenantId: 'tenant-2', maxFileSizeInMB: 2560 });
});
