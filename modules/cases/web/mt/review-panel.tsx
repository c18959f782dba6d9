import type { Tone, ValueOfShape } from '#kernel/domain';
import { can } from '#kernel/domain';
import {
  api,
  EmptyState,
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
import { Button, Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import {
  claimantEligibility,
  eligibilities,
  eligibilityTones,
  genericReviews,
  mt,
  reviewClaimant,
} from '../../domain/index.ts';
import type { GenericReview, reviewShape } from '../../domain/index.ts';

type Review = ValueOfShape<typeof reviewShape>;
type Item = Review['items'][number];

const options = Object.entries(genericReviews).map(([value, label]) => ({ value, label }));
const tones: Readonly<Record<string, Tone>> = eligibilityTones;

/** E-080: each criterion of the campaign, and what they come to together. */
export default function ReviewPanel({ id }: { id: string }) {
  const path = `/app/${mt.base}/${id}/eligibility`;
  const queryKey = ['record', mt.base, id, 'eligibility'];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Review>(path, undefined, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!data.items.length) {
    return (
      <EmptyState
        title="Nothing to review"
        text="The campaign has no criteria: every claimant qualifies."
      />
    );
  }
  return <ReviewForm key={JSON.stringify(data)} path={path} queryKey={queryKey} start={data} />;
}

type FormProps = { path: string; queryKey: readonly string[]; start: Review };

function ReviewForm({ path, queryKey, start }: FormProps) {
  const { actor } = useSession();
  const queries = useQueryClient();
  const refetch = useRefetch(mt);
  const [items, setItems] = useState<readonly Item[]>(start.items);
  const [isSaving, setSaving] = useState(false);
  const isDirty = items.some((item, at) => item !== start.items[at]);
  const change = (criterionId: string, values: Partial<Item>) =>
    setItems(
      items.map((item) => (item.criterionId === criterionId ? { ...item, ...values } : item)),
    );
  const save = async (): Promise<boolean> => {
    setSaving(true);
    try {
      const rows = items.map(({ criterionId, result, note }) => ({ criterionId, result, note }));
      queries.setQueryData(queryKey, await api.put<Review>(path, { items: rows }));
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
  const mayWrite = can(actor, reviewClaimant.ability);
  const eligibility = claimantEligibility(
    items.map(({ criterionId }) => criterionId),
    items,
  );
  return (
    <>
      <p>
        Together:{' '}
        <StatusChip tone={tones[eligibility] ?? 'neutral'}>{eligibilities[eligibility]}</StatusChip>
      </p>
      <TableFrame label="Criteria" heads={['Criterion', 'Result', 'Note']}>
        {items.map((item) => (
          <Row key={item.criterionId} item={item} mayWrite={mayWrite} change={change} />
        ))}
      </TableFrame>
      {mayWrite && (
        <p className="mini-more">
          <Button type="primary" disabled={!isDirty} loading={isSaving} onClick={() => void save()}>
            Save review
          </Button>
        </p>
      )}
    </>
  );
}

type RowProps = {
  item: Item;
  mayWrite: boolean;
  change: (criterionId: string, values: Partial<Item>) => void;
};

const Row = ({ item, mayWrite, change }: RowProps) => (
  <tr>
    <td>
      {item.name}
      {item.description && <div className="soft">{item.description}</div>}
    </td>
    <td>
      <Select<GenericReview>
        aria-label={`Result: ${item.name}`}
        disabled={!mayWrite}
        popupMatchSelectWidth={false}
        value={item.result}
        options={options}
        onChange={(result) => change(item.criterionId, { result })}
      />
    </td>
    <td>
      <Input
        aria-label={`Note: ${item.name}`}
        disabled={!mayWrite}
        maxLength={1000}
        value={item.note ?? ''}
        onChange={({ target }) => change(item.criterionId, { note: target.value || null })}
      />
    </td>
  </tr>
);
