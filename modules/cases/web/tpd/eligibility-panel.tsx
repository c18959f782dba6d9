import type { Tone, ValueOfShape } from '#kernel/domain';
import { can } from '#kernel/domain';
import {
  api,
  panelText,
  saved,
  StatusChip,
  TableFrame,
  toast,
  toastFailure,
  useRefetch,
  useSession,
  useUnsaved,
} from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import {
  eligibilityAnswers,
  preliminaryEligibility,
  saveTpdEligibility,
  tpd,
  tpdEligibilities,
  tpdEligibilityTones,
} from '../../domain/index.ts';
import type {
  EligibilityAnswer,
  EligibilityQuestion,
  eligibilityShape,
} from '../../domain/index.ts';
import './tpd.css';

type Eligibility = ValueOfShape<typeof eligibilityShape>;
type Item = Eligibility['items'][number];

const options = Object.entries(eligibilityAnswers).map(([value, label]) => ({ value, label }));
const tones: Readonly<Record<string, Tone>> = tpdEligibilityTones;

/** The questions of the first call, and what the answers come to while they are given. */
export default function EligibilityPanel({ id }: { id: string }) {
  const path = `/app/${tpd.base}/${id}/eligibility`;
  const queryKey = ['record', tpd.base, id, 'eligibility'];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Eligibility>(path, undefined, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return <Questions key={JSON.stringify(data)} {...{ path, queryKey }} start={data} />;
}

type Props = { path: string; queryKey: readonly string[]; start: Eligibility };

function Questions({ path, queryKey, start }: Props) {
  const { actor } = useSession();
  const queries = useQueryClient();
  const refetch = useRefetch(tpd);
  const [items, setItems] = useState<readonly Item[]>(start.items);
  const [isSaving, setSaving] = useState(false);
  const isDirty = items.some((item, at) => item !== start.items[at]);
  const mayWrite = can(actor, saveTpdEligibility.ability);
  const change = (question: string, values: Partial<Item>) =>
    setItems(items.map((item) => (item.question === question ? { ...item, ...values } : item)));
  const save = async (): Promise<boolean> => {
    setSaving(true);
    try {
      const rows = items.map(({ question, answer, note }) => ({ question, answer, note }));
      queries.setQueryData(queryKey, await api.put<Eligibility>(path, { items: rows }));
      toast.success(saved.section);
      await refetch();
      return true;
    } catch (failure) {
      toastFailure(failure);
      return false;
    } finally {
      setSaving(false);
    }
  };
  useUnsaved({ isDirty, save });
  return (
    <>
      <Outcome items={items} />
      <TableFrame label="Questions" heads={['Question', 'Answer', 'Note']}>
        {items.map((item) => (
          <Row key={item.question} {...{ item, mayWrite, change }} />
        ))}
      </TableFrame>
      {mayWrite && (
        <p className="mini-more">
          <Button type="primary" disabled={!isDirty} loading={isSaving} onClick={() => void save()}>
            Save answers
          </Button>
        </p>
      )}
    </>
  );
}

function Outcome({ items }: { items: readonly Item[] }) {
  const { outcome, reasons } = preliminaryEligibility(
    items.map(({ question, answer }) => ({ question: question as EligibilityQuestion, answer })),
  );
  return (
    <div role="status">
      <p>
        By the answers:{' '}
        <StatusChip tone={tones[outcome] ?? 'neutral'}>{tpdEligibilities[outcome]}</StatusChip>
      </p>
      {outcome !== 'likely' && reasons.length > 0 && (
        <ul className="tpd-list">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps = {
  item: Item;
  mayWrite: boolean;
  change: (question: string, values: Partial<Item>) => void;
};

const Row = ({ item, mayWrite, change }: RowProps) => (
  <tr>
    <td>{item.text}</td>
    <td>
      <Segmented<EligibilityAnswer>
        aria-label={item.text}
        disabled={!mayWrite}
        value={item.answer}
        options={options as { value: EligibilityAnswer; label: string }[]}
        onChange={(answer) => change(item.question, { answer })}
      />
    </td>
    <td>
      <Input
        aria-label={`Note: ${item.text}`}
        disabled={!mayWrite}
        maxLength={1000}
        value={item.note ?? ''}
        onChange={({ target }) => change(item.question, { note: target.value || null })}
      />
    </td>
  </tr>
);
