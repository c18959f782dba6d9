import type { AnyRecord, Fields } from '#kernel/domain';
import { api, Dialog, InputForm, panelText, saved, toast } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { casePermission, setCasePermission } from '../../../domain/index.ts';
import type { caseVisibilities } from '../../../domain/index.ts';
import type { HeaderProps } from './case-header.tsx';

type Props = Pick<HeaderProps, 'type' | 'record' | 'refresh'> & { close: () => void };

/** B-237: everyone, staff, or the members of some groups. Admin staff see every case. */
export function CaseVisibilityDialog({ type, record, refresh, close }: Props) {
  const { data, error } = useQuery({
    queryKey: ['list', casePermission.base, record.id],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: AnyRecord[] }>(`/app/${casePermission.base}`, { caseId: record.id }, signal),
  });
  return (
    <Dialog kind="confirm" title="Who sees this case" close={close}>
      {error && <Alert type="error" title={panelText(error)} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && (
        <SightForm
          start={data.items[0] ?? { visibility: record.visibility ?? 'everyone' }}
          save={async (values) => {
            const wish = { fromModule: type.key, objectId: record.id, ...values };
            await api.post(setCasePermission.path, wish);
            toast.success(saved.section);
            close();
            await refresh();
          }}
        />
      )}
    </Dialog>
  );
}

const meanings: Readonly<Record<keyof typeof caseVisibilities, string>> = {
  everyone: 'Everybody sees it whose role lets them.',
  staff: 'Only the office sees it; case managers and specialists do not.',
  group: 'Only the members of these groups see it.',
};

type FormProps = { start: AnyRecord; save: (values: AnyRecord) => Promise<void> };

function SightForm({ start, save }: FormProps) {
  const [visibility, setVisibility] = useState(start.visibility);
  const { visibility: who, groupIds } = setCasePermission.input;
  const fields: Fields =
    visibility === 'group' ? { visibility: who, groupIds } : { visibility: who };
  const { visibility: before, groupIds: groups = [], groups: named = [] } = start;
  const meaning = meanings[String(visibility) as keyof typeof caseVisibilities];
  return (
    <>
      <p className="soft" aria-live="polite">
        {meaning} Admin staff see every case.
      </p>
      <InputForm
        fields={fields}
        start={{ visibility: before, groupIds: groups, groups: named }}
        typed={(values) => setVisibility(values.visibility)}
        save={(changes) =>
          save({
            visibility: before,
            ...(visibility === 'group' && { groupIds: groups }),
            ...changes,
          })
        }
      />
    </>
  );
}
