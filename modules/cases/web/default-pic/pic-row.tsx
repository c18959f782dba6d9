import { can } from '#kernel/domain';
import { api, FieldInput, saved, toast, toastFailure, useRefetch, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { picSteps, stageOfStep } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import { Suspense, useState } from 'react';
import { defaultPic } from '../../domain/index.ts';

export type Pic = StoredRecord & {
  readonly step: PicStep;
  readonly userId: string;
  readonly user: { id: string; displayName: string } | null;
};

type Props = { place: number; step: PicStep; pic: Pic | undefined };

export function PicRow({ place, step, pic }: Props) {
  const { actor } = useSession();
  const [isSaving, setSaving] = useState(false);
  const refetch = useRefetch(defaultPic);
  const path = `/app/${defaultPic.base}`;

  const write = (userId: string | null) => {
    if (!pic) return api.post(path, { step, userId });
    if (!userId) return api.delete(`${path}/${pic.id}`);
    const { concurrencyStamp } = pic;
    return api.put(`${path}/${pic.id}`, { userId, concurrencyStamp });
  };
  const choose = async (userId: string | null) => {
    if (userId === (pic?.userId ?? null)) return;
    setSaving(true);
    try {
      await write(userId);
      toast.success(saved.record);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
    setSaving(false);
  };

  return (
    <tr>
      <td className="soft">{place}</td>
      <td>{picSteps[step]}</td>
      <td className="soft">{stageOfStep[step]}</td>
      <td>
        <Suspense>
          <FieldInput
            field={{ ...defaultPic.fields.userId, label: `Person in charge of ${picSteps[step]}` }}
            value={pic?.userId ?? null}
            placeholder="Nobody yet"
            references={pic?.user ? [pic.user] : []}
            disabled={isSaving || !can(actor, 'defaultPic.update')}
            onChange={(id) => void choose((id as string | null) ?? null)}
          />
        </Suspense>
      </td>
    </tr>
  );
}
