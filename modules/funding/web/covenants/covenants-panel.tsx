import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import {
  api,
  confirm,
  EmptyState,
  panelText,
  RecordDialog,
  toast,
  toastFailure,
  useRefetch,
  useSession,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  agreementCovenant,
  covenantKinds,
  fundingAgreement,
  testCovenants,
} from '../../domain/index.ts';
import type { CovenantTests } from '../../domain/index.ts';
import { CovenantTable } from './covenant-table.tsx';
import type { TestedCovenant } from './covenant-table.tsx';

const addressOf = (id: string): string => `/app/${agreementCovenant.base}/${id}`;

function useCovenantTests(agreementId: string) {
  const path = testCovenants.path.replace('{id}', agreementId);
  return useQuery({
    queryKey: ['list', agreementCovenant.base, 'tests', agreementId],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<CovenantTests>(path, undefined, signal),
  });
}

type Shown = { readonly record?: StoredRecord };

const mayDo = (actor: Actor, verb: string): boolean =>
  can(actor, `${agreementCovenant.name}.${verb}`);

/** What the borrower is held to, and how it stands at this moment. */
export default function CovenantsPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const { data, error } = useCovenantTests(id);
  const [refetch, refetchOwner] = [useRefetch(agreementCovenant), useRefetch(fundingAgreement)];
  const [shown, setShown] = useState<Shown | null>(null);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const changed = () => Promise.all([refetch(), refetchOwner()]);
  const add = mayDo(actor, 'create') && (
    <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setShown({})}>
      Add covenant
    </Button>
  );
  return (
    <>
      {data.tests.length ? (
        <CovenantTable
          tests={data.tests}
          buttons={(covenant) => <RowButtons of={covenant} open={setShown} changed={changed} />}
        />
      ) : (
        <EmptyState
          title="No covenant is tested"
          text="A bound on one matter, on what is drawn, on the age of a loan or on open matters is tested every day."
          {...(add && { action: add })}
        />
      )}
      {data.tests.length > 0 && add && <p className="mini-more">{add}</p>}
      {shown && (
        <Suspense>
          <RecordDialog
            resource={agreementCovenant}
            fixed={{ agreementId: id }}
            record={shown.record}
            close={(isSaved) => {
              setShown(null);
              if (isSaved) void changed();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type RowProps = {
  of: TestedCovenant;
  open: (shown: Shown) => void;
  changed: () => Promise<unknown>;
};

function RowButtons({ of, open, changed }: RowProps) {
  const { actor } = useSession();
  const name = covenantKinds[of.kind];
  const edit = () =>
    api
      .get<StoredRecord>(addressOf(of.id))
      .then((record) => open({ record }))
      .catch(toastFailure);
  const remove = async () => {
    if (!(await confirm({ text: `Stop testing “${name}”?`, yes: 'Delete', isDanger: true })))
      return;
    await api
      .delete(addressOf(of.id))
      .then(() => toast.success('The covenant is no longer tested.'))
      .catch(toastFailure);
    await changed();
  };
  return (
    <>
      {mayDo(actor, 'update') && (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={`Change ${name}`}
          onClick={() => void edit()}
        />
      )}
      {mayDo(actor, 'delete') && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={`Delete ${name}`}
          onClick={() => void remove()}
        />
      )}
    </>
  );
}
