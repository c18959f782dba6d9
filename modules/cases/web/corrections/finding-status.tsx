import { can } from '#kernel/domain';
import { api, saved, StatusChip, toast, toastFailure, useSession } from '#kernel/web';
import { Select } from 'antd';
import { useState } from 'react';
import { genericReviews, reviewTones, setFindingStatus } from '../../domain/index.ts';
import type { GenericReview } from '../../domain/index.ts';

type Props = {
  finding: { readonly id: string; readonly status: GenericReview; readonly finding: string };
  changed: () => Promise<unknown>;
};

const options = Object.entries(genericReviews).map(([value, label]) => ({ value, label }));

/** E-080: chosen in its place by those who check, read by everybody else. */
export function FindingStatus({ finding: { id, status, finding }, changed }: Props) {
  const { actor } = useSession();
  const [isSaving, setSaving] = useState(false);
  if (!can(actor, 'reportCorrection.update')) {
    return (
      <StatusChip tone={reviewTones[status] ?? 'neutral'}>{genericReviews[status]}</StatusChip>
    );
  }
  const choose = async (chosen: string) => {
    setSaving(true);
    try {
      await api.put(setFindingStatus.path.replace('{id}', id), { status: chosen });
      toast.success(saved.record);
    } catch (failure) {
      toastFailure(failure);
    }
    await changed();
    setSaving(false);
  };
  return (
    <Select
      size="small"
      aria-label={`Status of ${finding.slice(0, 60)}`}
      value={status}
      options={options}
      loading={isSaving}
      disabled={isSaving}
      popupMatchSelectWidth={false}
      onChange={(chosen: string) => void choose(chosen)}
    />
  );
}
