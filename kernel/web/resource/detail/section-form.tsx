import type { AnyResource } from '#kernel/domain';
import { referencesOf } from '#kernel/domain';
import { Button } from 'antd';
import type { RefObject } from 'react';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { throwUnlessKept } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { confirm } from '../../dialogs/confirm.ts';
import { discardQuestion } from '../../dialogs/unsaved-in-dialog.ts';
import { FieldsForm } from '../../form/fields-form.tsx';
import type { FieldsFormHandle, FormValues } from '../../form/fields-form.tsx';
import { FormField } from '../../form/form-field.tsx';
import { useSaveKey } from '../../form/use-save-key.ts';
import type { StoredRecord } from '../record.ts';
import { isSamePart, partOfResource } from './part-of-resource.ts';
import { isStale, useRecordForm } from './use-record-form.ts';

const ConflictDialog = lazy(() => import('../../form/conflict-dialog.tsx'));

type Props = {
  resource: AnyResource;
  /** What the section is called: it keeps what is typed apart from other sections. */
  title: string;
  keys: readonly string[];
  record: StoredRecord;
  /** Where the cursor stands at first. */
  startAt?: string | undefined;
  save: (body: FormValues) => Promise<void>;
  /** Saved, or given up. */
  done: () => void;
};

/** How often a save is tried again while others save other sections of the record. */
const mostTries = 5;

/** Others who save other sections change the version of the record, and nothing of this one. */
async function saveBeside(
  part: AnyResource,
  from: StoredRecord,
  body: FormValues,
  save: Props['save'],
  tries = mostTries,
): Promise<void> {
  try {
    await save(body);
  } catch (error) {
    if (!isStale(error) || tries === 0) throw error;
    const path = `/app/${part.base}/${encodeURIComponent(from.id)}`;
    const theirs = await api.get<StoredRecord>(path);
    if (!isSamePart(part, from, theirs)) throw error;
    const again = { ...body, concurrencyStamp: theirs.concurrencyStamp };
    await saveBeside(part, from, again, save, tries - 1);
  }
}

/** One section of a record, changed in its place and saved by itself; several may be open at once. */
export function SectionForm({ resource, title, keys, record, startAt, save, done }: Props) {
  const part = useMemo(() => partOfResource(resource, keys), [resource, keys]);
  const root = useRef<HTMLDivElement>(null);
  const work = useRecordForm({
    resource: part,
    record,
    part: title,
    async save(body, from) {
      const { concurrencyStamp: _stamp, ...changes } = body;
      if (Object.keys(changes).length && from)
        await saveBeside(part, from, body, save).catch(throwUnlessKept);
      done();
    },
  });
  const { form, base, isDirty } = work;
  useSaveKey(() => {
    const focused = document.activeElement?.closest('[data-section-form]');
    if (!focused || focused === root.current) work.submit();
  });
  useFirstField(form, startAt ?? Object.keys(part.fields)[0]);
  const leave = async () => {
    if (isDirty && !(await confirm(discardQuestion))) return;
    work.discard();
    done();
  };
  return (
    <div ref={root} data-section-form={title}>
      <FieldsForm
        ref={form}
        fields={part.fields}
        initialValues={work.initialValues}
        onChange={work.changed}
        onSubmit={work.submit}
      >
        <div className="values">
          {Object.entries(part.fields).map(([key, field]) => (
            <FormField
              key={key}
              name={key}
              field={field}
              references={referencesOf(key, base ?? record)}
            />
          ))}
        </div>
        <SectionFormEnd work={work} leave={() => void leave()} />
      </FieldsForm>
      <SectionConflict fields={part.fields} work={work} />
    </div>
  );
}

type RecordWork = ReturnType<typeof useRecordForm>;
type Work = Pick<RecordWork, 'isDirty' | 'isSaving' | 'submit'>;
type ConflictProps = { fields: AnyResource['fields']; work: RecordWork };

/** What somebody else saved meanwhile, beside what was typed here. */
const SectionConflict = ({ fields, work: { base, conflict, resolve, postpone } }: ConflictProps) =>
  base &&
  conflict && (
    <Suspense>
      <ConflictDialog
        fields={fields}
        original={base}
        theirs={conflict.theirs}
        mine={conflict.mine}
        save={resolve}
        close={postpone}
      />
    </Suspense>
  );

const SectionFormEnd = ({ work, leave }: { work: Work; leave: () => void }) => (
  <div className="form-end">
    <span className="soft" aria-live="polite">
      {work.isDirty && 'Unsaved changes'}
    </span>
    <Button onClick={leave} disabled={work.isSaving}>
      Cancel
    </Button>
    <Button
      type="primary"
      title="Ctrl+S"
      aria-keyshortcuts="Control+S Meta+S"
      onClick={work.submit}
      loading={work.isSaving}
    >
      Save
    </Button>
  </div>
);

/** The cursor stands in the first field when the form opens, and is the user's from then on. */
function useFirstField(form: RefObject<FieldsFormHandle | null>, first: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (first && shown.current !== first) form.current?.show(first);
    shown.current = first;
  }, [form, first]);
}
