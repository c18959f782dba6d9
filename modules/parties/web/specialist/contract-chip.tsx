import { formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { StatusChip } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { contractState } from '../../domain/index.ts';
import type { ContractDates, ContractState } from '../../domain/index.ts';

const looks: Readonly<Record<ContractState, { tone: Tone; words: string }>> = {
  none: { tone: 'warning', words: 'No contract' },
  coming: { tone: 'info', words: 'Contract starts' },
  current: { tone: 'success', words: 'Under contract' },
  ending: { tone: 'warning', words: 'Contract ends' },
  over: { tone: 'danger', words: 'Contract ended' },
};

type Props = { specialist: ContractDates; today: PlainDate; dateFormat: string };

/** B-084 in one word, with the day that matters. */
export function ContractChip({ specialist, today, dateFormat }: Props) {
  const state = contractState(specialist, today);
  const { tone, words } = looks[state];
  const day = {
    none: null,
    coming: specialist.onboardedDate,
    current: null,
    ending: specialist.onboardedEndDate,
    over: specialist.onboardedEndDate,
  }[state];
  return (
    <StatusChip tone={tone}>{[words, formatDate(day, dateFormat)].join(' ').trim()}</StatusChip>
  );
}
