import { referencesOf } from '#kernel/domain';
import { api, FieldInput, panelText, saved, toast, toastFailure } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { reportSignature } from '../../domain/index.ts';

type Signature = StoredRecord & { readonly pictureId: string | null };

const { base, fields } = reportSignature;

/** The picture that final reports of the specialist end with; a new one counts from then on. */
export default function SignaturePanel({ id: specialistId }: { id: string }) {
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const queryKey = ['list', base, { specialistId }];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { items } = await api.get<{ items: { id: string }[] }>(
        `/app/${base}`,
        { specialistId, maxResultCount: 1 },
        signal,
      );
      const [found] = items;
      return found ? api.get<Signature>(`/app/${base}/${found.id}`, {}, signal) : null;
    },
  });
  const keep = async (pictureId: string | null) => {
    setSaving(true);
    try {
      if (data) {
        const { id, concurrencyStamp } = data;
        await api.put(`/app/${base}/${id}`, { pictureId, concurrencyStamp });
      } else await api.post(`/app/${base}`, { specialistId, pictureId });
      toast.success(saved.section);
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setSaving(false);
      await queries.invalidateQueries({ queryKey: ['list', base] });
    }
  };
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <>
      <p className="soft">
        Final reports end with this picture. {fields.pictureId.hint} Without one they end with the
        name alone.
      </p>
      <Suspense>
        <FieldInput
          field={fields.pictureId}
          value={data?.pictureId ?? null}
          disabled={isSaving}
          {...(data && { references: referencesOf('pictureId', data) })}
          onChange={(value) => void keep(typeof value === 'string' ? value : null)}
        />
      </Suspense>
    </>
  );
}
