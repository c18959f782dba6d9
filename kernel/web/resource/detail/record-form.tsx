import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { throwUnlessKept } from '../../api/api-error.ts';
import { confirm } from '../../dialogs/confirm.ts';
import { referencesOf } from '#kernel/domain';
import { discardQuestion } from '../../dialogs/unsaved-in-dialog.ts';
import { FieldsForm } from '../../form/fields-form.tsx';
import type { FormValues } from '../../form/fields-form.tsx';
import { FormField } from '../../form/form-field.tsx';
import { useSaveKey } from '../../form/use-save-key.ts';
import { Notice } from '../../ui/notice.tsx';
import type { StoredRecord } from '../record.ts';
import './detail.css';
import { askedSections } from './detail-sections.ts';
import { SectionCard } from './section-card.tsx';
import { SectionNav } from './section-nav.tsx';
import { SimilarWarning, similarKinds } from './similar-warning.tsx';
import { useRecordForm } from './use-record-form.ts';

const ConflictDialog = lazy(() => import('../../form/conflict-dialog.tsx'));

type Props = {
  resource: AnyResource;
  /** Absent when a new record is made. */
  record?: StoredRecord | undefined;
  /** What a new record starts with. */
  preset?: FormValues | undefined;
  /** Where the cursor stands at first. */
  startAt?: string | undefined;
  save: (body: FormValues) => Promise<void>;
  cancel: () => void;
};

export function RecordForm({ resource, record, preset, startAt, save, cancel }: Props) {
  const work = useRecordForm({
    resource,
    record,
    preset,
    save: (body) =>
      save(body).catch((error: unknown) => {
        throwUnlessKept(error);
        cancel();
      }),
  });
  const { form, base, conflict, isDirty, isSaving } = work;
  const sections = askedSections(resource);
  useSaveKey(work.submit);
  // The same lists as long as the record is the same: otherwise every field is drawn again.
  const references = useMemo(
    () =>
      new Map(
        Object.keys(base ? resource.fields : {}).map((key) => [key, referencesOf(key, base ?? {})]),
      ),
    [base, resource],
  );
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // Coming back to the tab must not move the cursor again.
    if (startAt && shown.current !== startAt) form.current?.show(startAt);
    shown.current = startAt;
  }, [form, startAt]);

  const leave = async () => {
    const isSure = !isDirty || (await confirm(discardQuestion));
    if (!isSure) return;
    work.discard();
    cancel();
  };

  return (
    <FieldsForm
      ref={form}
      fields={resource.fields}
      initialValues={work.initialValues}
      onChange={work.changed}
      onSubmit={work.submit}
    >
      {work.isRestored && isDirty && (
        <Notice
          className="banner"
          tone="info"
          title="What you typed before was kept. It is not saved yet."
          action={<Button onClick={work.discard}>Discard</Button>}
        />
      )}
      <SectionNav titles={sections.map(({ title }) => title)} />
      {sections.map(({ title, fields }) => (
        <SectionCard key={title} title={title}>
          <div className="values">
            {fields.map(([key, field]) => {
              const known = references.get(key);
              return (
                <FormField
                  key={key}
                  name={key}
                  field={field}
                  {...(known && { references: known })}
                />
              );
            })}
          </div>
          {similarKinds(
            resource,
            fields.map(([key]) => key),
          ).map((by) => (
            <SimilarWarning key={by} resource={resource} by={by} record={base} />
          ))}
        </SectionCard>
      ))}
      <div className="form-end save-bar">
        <span className="soft" aria-live="polite">
          {isDirty && 'Unsaved changes'}
        </span>
        <Button onClick={() => void leave()} disabled={isSaving}>
          Cancel
        </Button>
        <Button
          type="primary"
          title="Ctrl+S"
          aria-keyshortcuts="Control+S Meta+S"
          onClick={work.submit}
          loading={isSaving}
        >
          Save
        </Button>
      </div>
      {base && conflict && (
        <Suspense>
          <ConflictDialog
            fields={resource.fields}
            original={base}
            theirs={conflict.theirs}
            mine={conflict.mine}
            save={work.resolve}
            close={work.postpone}
          />
        </Suspense>
      )}
    </FieldsForm>
  );
}
