import { afterEach, expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { TableFrame } from '../resource/related/table-frame.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { speakWith, spoken } from './spoken.ts';

afterEach(() => speakWith((text) => text));

test('[B-009] heads of small tables and empty places speak the words of the tenant', async () => {
  speakWith((text) => text.replace('Claimant', 'Client').replace('claimant', 'client'));
  const place = await render(
    <>
      <TableFrame label="Invoices" heads={['Claimant', 'Open']} numbers={['Open']}>
        <tr>
          <td>Claimant Advocates</td>
        </tr>
      </TableFrame>
      <EmptyState title="No claimant is found" text="Add a claimant." />
    </>,
  );

  expect([...place.querySelectorAll('th')].map((head) => head.textContent)).toEqual([
    'Client',
    'Open',
  ]);
  expect(place.querySelector('.empty')?.textContent).toBe('No client is foundAdd a client.');
  expect(place.querySelector('td')?.textContent).toBe('Claimant Advocates');
  expect(spoken('Case, claimant or provider')).toBe('Case, client or provider');
});
