import { render } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import { ContractChip } from './contract-chip.tsx';
import { StageLine } from './onboarding-panel.tsx';

const textOf = async (onboardedDate: string | null, onboardedEndDate: string | null) => {
  const specialist = { onboardedDate, onboardedEndDate };
  const chip = <ContractChip specialist={specialist} today="2026-03-05" dateFormat="DD MMM YYYY" />;
  return (await render(chip)).textContent;
};

test('[B-084] a contract is told in a few words', async () => {
  expect(await textOf(null, null)).toBe('No contract');
  expect(await textOf('2026-03-06', null)).toBe('Contract starts 06 Mar 2026');
  expect(await textOf('2026-03-05', null)).toBe('Under contract');
  expect(await textOf('2026-01-01', '2026-03-05')).toBe('Contract ends 05 Mar 2026');
  expect(await textOf('2026-01-01', '2026-03-04')).toBe('Contract ended 04 Mar 2026');
});

test('[E-057] the stage is named as the current step, and those before it are done', async () => {
  const place = await render(<StageLine stage="stage2" />);

  expect(place.querySelector('[aria-current=step]')?.textContent).toContain('Stage 2');
  expect(place.querySelectorAll('.stage.done')).toHaveLength(2);
});
