import { api, FieldInput, FieldValue, saved, toast, toastFailure, useUnsaved } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { paperworkKeys, sectionActions } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';

type Values = Readonly<Record<string, unknown>>;

/** Due, received and the note; saved by the call of this section alone. */
export function PaperworkDates({ type, record, refresh }: CaseSectionProps) {
  const [draft, setDraft] = useState<Values>({});
  const [isSaving, setSaving] = useState(false);
  const { fields, base } = type.resource;
  const action = sectionActions(type.resource).find(({ name }) => name === 'save:paperwork');
  const mayChange = action ? (record.can?.includes(action.ability) ?? false) : false;
  const isDirty = Object.keys(draft).length > 0;

  const save = async (): Promise<boolean> => {
    setSaving(true);
    try {
      const { concurrencyStamp } = record;
      await api.put(`/app/${base}/${record.id}/paperwork`, { ...draft, concurrencyStamp });
      toast.success(saved.record);
      setDraft({});
      await refresh();
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
      <div className="paperwork-dates">
        {paperworkKeys.map((key) => {
          const field = fields[key];
          if (!field) return null;
          return (
            <div key={key} className="field">
              <span className="soft">{field.label}</span>
              <Suspense>
                {mayChange ? (
                  <FieldInput
                    field={field}
                    value={key in draft ? draft[key] : record[key]}
                    disabled={isSaving}
                    onChange={(value) => setDraft((now) => ({ ...now, [key]: value ?? null }))}
                  />
                ) : (
                  <FieldValue field={field} name={key} record={record} />
                )}
              </Suspense>
            </div>
          );
        })}
      </div>
      {isDirty && (
        <SaveButtons isSaving={isSaving} save={() => void save()} leave={() => setDraft({})} />
      )}
    </>
  );
}

type ButtonsProps = { isSaving: boolean; save: () => void; leave: () => void };

const SaveButtons = ({ isSaving, save, leave }: ButtonsProps) => (
  <div className="buttons">
    <Button disabled={isSaving} onClick={leave}>
      Cancel
    </Button>
    <Button type="primary" loading={isSaving} onClick={save}>
      Save paperwork
    </Button>
  </div>
);
