import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
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

/** What the borrower is held to, and how it stands at this moment. */
export default function CovenantsPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const { data, error } = useCovenantTests(id);
  const [refetch, refetchOwner] = [useRefetch(agreementCovenant), useRefetch(fundingAgreement)];
  const [shown, setShown] = useState<Shown | null>(null);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;

  const changed = () => Promise.all([refetch(), refetchOwner()]);
  const open = (covenant: TestedCovenant) =>
    api
      .get<StoredRecord>(addressOf(covenant.id))
      .then((record) => setShown({ record }))
      .catch(toastFailure);
  const remove = async ({ id: covenantId, kind }: TestedCovenant) => {
    const text = `Stop testing “${covenantKinds[kind]}”?`;
    if (!(await confirm({ text, yes: 'Delete', isDanger: true }))) return;
    await api
      .delete(addressOf(covenantId))
      .then(() => toast.success('The covenant is no longer tested.'))
      .catch(toastFailure);
    await changed();
  };
  const may = (verb: string) => can(actor, `${agreementCovenant.name}.${verb}`);
  const add = may('create') && (
    <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setShown({})}>
      Add covenant
    </Button>
  );
  return (
    <>
      {data.tests.length ? (
        <CovenantTable
          tests={data.tests}
          buttons={(covenant) => (
            <>
              {may('update') && (
                <Button
                  type="text"
                  size="small"
                  icon={<EditOutlined />}
                  aria-label={`Change ${covenantKinds[covenant.kind]}`}
                  onClick={() => void open(covenant)}
                />
              )}
              {may('delete') && (
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={`Delete ${covenantKinds[covenant.kind]}`}
                  onClick={() => void remove(covenant)}
                />
              )}
            </>
          )}
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
