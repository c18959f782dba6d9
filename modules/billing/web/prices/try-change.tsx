import type { AnyAction, AnyRecord, AnyResource, Fields } from '#kernel/domain';
import { api, InputForm, saved, toast, toastFailure, useRefetch } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import type { ShownPreview } from '../../domain/index.ts';
import { PreviewResult } from './preview-result.tsx';

type Values = Readonly<Record<string, unknown>>;

type Props = {
  resource: AnyResource;
  /** Answers what the change would do. */
  preview: AnyAction;
  /** Heading -> the fields that can be tried. */
  sections: Readonly<Record<string, readonly string[]>>;
  /** Without one a new record is tried. */
  record?: StoredRecord;
  /** Of a new record: what is settled already. */
  fixed?: Values;
  done?: () => void;
};

const startOf = ({ fields }: AnyResource, fixed: Values): AnyRecord =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, fixed[key] ?? field.default ?? null]),
  );

const chosen = ({ fields }: AnyResource, keys: readonly string[]): Fields =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const field = fields[key];
      return field ? [[key, field] as const] : [];
    }),
  );

type Tried = { readonly preview: ShownPreview; readonly changes: Values; readonly whole: Values };

/** Values are tried over the cases of the last month first; what was shown is what is then saved. */
export function TryChange({ resource, preview, sections, record, fixed = {}, done }: Props) {
  const refetch = useRefetch(resource);
  const [tried, setTried] = useState<Tried | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [start] = useState(() => record ?? startOf(resource, fixed));
  const from = record ?? start;

  const show = async (changes: Values): Promise<boolean> => {
    const keys = Object.keys(resource.fields);
    const values = { ...from, ...changes };
    const whole = Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
    const body = { ...whole, ...(record && { id: record.id }) };
    setTried({ preview: await api.post<ShownPreview>(preview.path, body), changes, whole });
    return false;
  };
  const save = async ({ changes, whole }: Tried) => {
    setSaving(true);
    const path = `/app/${resource.base}`;
    try {
      if (record) {
        const { id, concurrencyStamp } = record;
        await api.put(`${path}/${id}`, { ...changes, concurrencyStamp });
      } else await api.post(path, whole);
      toast.success(record ? saved.record : saved.added);
      setTried(null);
      done?.();
      await refetch();
    } catch (error) {
      toastFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      <InputForm
        key={record?.concurrencyStamp}
        fields={chosen(resource, Object.values(sections).flat())}
        start={from}
        sections={sections}
        save={show}
        typed={() => setTried(null)}
        saveText="Show what would change"
      />
      {tried && (
        <>
          <PreviewResult preview={tried.preview} />
          <p className="form-end">
            <Button type="primary" loading={isSaving} onClick={() => void save(tried)}>
              Save {resource.label[0].toLowerCase()}
            </Button>
          </p>
        </>
      )}
    </Suspense>
  );
}
