import { check, inputSchema } from '#kernel/domain';
import type { Reference } from '#kernel/domain';
import { callAction, Dialog, LeaveButton, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { changeCall } from '../../domain/index.ts';
import { CaseManagerChoice } from '../book/case-manager-choice.tsx';
import '../book/book.css';
import { LabelledInput } from '../parts/labelled-input.tsx';
import { labelledField } from '../parts/tenant-labels.ts';
import { loadCalls } from './calls-store.ts';
import type { OwnCall } from './calls-store.ts';

type Values = Readonly<Record<string, string | null>>;

const valuesOf = (call: OwnCall): Values => ({
  callerName: call.callerName,
  callerPhone: call.callerPhone,
  clientId: call.client?.id ?? null,
  claimNo: call.claimNo,
  companyId: call.company?.id ?? null,
  caseManagerId: call.caseManager?.id ?? null,
  suburb: call.suburb,
  note: call.note,
});

/** Who called, for whom and what they want. A claimant brings company and case manager along. */
export function CallDialog({ call, close }: { call: OwnCall; close: () => void }) {
  const [start] = useState(() => valuesOf(call));
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const references = [call.client, call.company, call.caseManager].filter(
    (one): one is Reference => one !== null,
  );
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== start[name]),
  );
  const set = (name: string, value: string | null) => {
    setValues((all) => ({
      ...all,
      [name]: value,
      ...(name === 'companyId' && { caseManagerId: null }),
    }));
    setErrors(({ [name]: _mended, ...rest }) => rest);
  };
  const save = async () => {
    const checked = check(inputSchema(changeCall.input), changed);
    if (!checked.ok) {
      const all = checked.errors.flatMap(({ message, members }) =>
        members.map((name) => [name, message] as const),
      );
      return setErrors(Object.fromEntries(all));
    }
    setSaving(true);
    try {
      await callAction(changeCall, call.id, changed);
      await loadCalls();
      close();
    } catch (error) {
      toastFailure(error);
      setSaving(false);
    }
  };
  const input = (name: string, isWide = false) => (
    <LabelledInput<string>
      field={labelledField(changeCall, name)}
      value={values[name] ?? null}
      error={errors[name]}
      references={references}
      isWide={isWide}
      onChange={(value) => set(name, value)}
    />
  );
  return (
    <Dialog
      kind="attachments"
      title="Details of the call"
      close={close}
      isDirty={Object.keys(changed).length > 0}
      footer={
        <>
          <LeaveButton />
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className="book-fields">
        {input('callerName')}
        {input('callerPhone')}
        {input('clientId')}
        {input('claimNo')}
        {input('companyId')}
        <CaseManagerChoice
          companyId={values.companyId ?? null}
          value={values.caseManagerId ?? null}
          references={references}
          error={errors.caseManagerId}
          onChange={(id) => set('caseManagerId', id)}
        />
        {input('suburb')}
        {input('note', true)}
      </div>
    </Dialog>
  );
}
