import { choice, date, formatDate, longText } from '#kernel/domain';
import { api, Dialog, DryRunOf, InputForm, saved, toast, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { saveDictationReport } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { useSectionLock } from '../case-page/use-section-lock.ts';
import { useTypists } from './use-dictations.ts';
import type { DictationReports, Person } from './use-dictations.ts';

type Props = Pick<CaseSectionProps, 'type' | 'record'> & {
  reports: DictationReports;
  canChange: boolean;
  onSaved: () => Promise<unknown>;
};

/** C-049, C-121: by when it is typed, by whom, and who is in charge of that. */
export function DictationPlan(props: Props) {
  const { dateFormat } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { type, record, reports, canChange } = props;
  const { begin } = useSectionLock(type, record.id, 'Dictations', isOpen);
  const { dueDate, typist, note, picUser } = reports;
  return (
    <div className="dictation-plan">
      <dl className="values">
        <Said label="Typing due" value={dueDate && formatDate(dueDate, dateFormat)} />
        <Said label="Typist" value={typist?.name} />
        <Said label="In charge of typing" value={picUser?.name} />
        <Said label="Note for the typist" value={note} />
      </dl>
      {canChange && (
        <Button size="small" onClick={() => void begin().then(setOpen)}>
          Plan typing
        </Button>
      )}
      {isOpen && <PlanDialog {...props} close={() => setOpen(false)} />}
    </div>
  );
}

const Said = ({ label, value }: { label: string; value: string | null | undefined }) => (
  <div className="field">
    <dt>{label}</dt>
    <dd>{value || <span className="soft">–</span>}</dd>
  </div>
);

const namesOf = (people: readonly (Person | null)[]): Record<string, string> =>
  Object.fromEntries(people.flatMap((one) => (one ? [[one.id, one.name]] : [])));

function PlanDialog({ type, record, reports, onSaved, close }: Props & { close: () => void }) {
  const { data } = useTypists(true);
  const [typistId, setTypist] = useState<unknown>(null);
  const { dueDate, typist, note, picUser } = reports;
  const people = namesOf([typist, picUser, ...(data?.items ?? [])]);
  const fields = {
    dueDate: date('Typing due'),
    typistId: choice('Typist', people),
    picUserId: choice('In charge of typing', people),
    note: longText('Note for the typist', { max: 2000 }),
  };
  const start = { dueDate, typistId: typist?.id ?? null, picUserId: picUser?.id ?? null, note };
  const save = async ({ picUserId, ...plan }: Readonly<Record<string, unknown>>) => {
    if (Object.keys(plan).length) {
      await api.put(`/app/${type.resource.base}/${record.id}/dictation-report`, plan);
    }
    if (typeof picUserId === 'string') {
      const query = new URLSearchParams({ fromModule: type.key, picUserId });
      await api.put(`/app/case-dictation-reports/${record.id}/SetPic7?${query.toString()}`, {});
    }
    toast.success(saved.section);
    await onSaved();
    close();
  };
  return (
    <Suspense>
      <Dialog kind="confirm" title="Plan typing" close={close}>
        {data && (
          <InputForm
            fields={fields}
            start={start}
            save={save}
            typed={(values) => setTypist(values['typistId'])}
          />
        )}
        {typeof typistId === 'string' && typistId !== start.typistId && (
          <DryRunOf
            key={typistId}
            action={saveDictationReport(type.resource)}
            id={record.id}
            isAskedAtOnce
            input={() => ({ typistId })}
          />
        )}
      </Dialog>
    </Suspense>
  );
}
