import type { Reference } from '#kernel/domain';
import { Dialog, LeaveButton } from '#kernel/web';
import { Button } from 'antd';
import { changeCall } from '../../domain/index.ts';
import { CaseManagerChoice } from '../book/case-manager-choice.tsx';
import '../book/book.css';
import { LabelledInput } from '../parts/labelled-input.tsx';
import { labelledField } from '../parts/tenant-labels.ts';
import type { OwnCall } from './calls-store.ts';
import { useCallForm } from './use-call-form.ts';

/** Who called, for whom and what they want. A claimant brings company and case manager along. */
export function CallDialog({ call, close }: { call: OwnCall; close: () => void }) {
  const { values, errors, isSaving, isChanged, set, save } = useCallForm(call, close);
  const references = [call.client, call.company, call.caseManager].filter(
    (one): one is Reference => one !== null,
  );
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
      isDirty={isChanged}
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
