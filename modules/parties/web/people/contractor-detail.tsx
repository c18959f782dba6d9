import { api, InputForm, PageHeader, PageTitle, saved, toast, useReloadSession } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { contractor, updateContractorDetail } from '../../domain/index.ts';
import { MyRecord } from '../my-record.tsx';

type Own = Readonly<Record<string, unknown>> & { fullName: string };

const facts = ['type', 'companyId', 'abn', 'email'] as const;
const key = ['record', contractor.base, 'own'];

/** R-010, S-016: what contractors see and change of themselves. */
export default function ContractorDetail() {
  const queries = useQueryClient();
  const reloadSession = useReloadSession();
  const { data: own, isError } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<Own>(`/app/${contractor.base}/myDetail`, {}, signal),
  });

  const save = async (changes: Record<string, unknown>) => {
    const { phone, address } = own as Own;
    await api.put(updateContractorDetail.path, { phone, address, ...changes });
    toast.success(saved.section);
    await queries.invalidateQueries({ queryKey: key });
    await reloadSession();
  };

  return (
    <div className="page">
      <PageTitle>My Details</PageTitle>
      <PageHeader title={own?.fullName ?? 'My Details'} />
      {isError && (
        <Alert
          type="info"
          showIcon
          title="Your account belongs to no contractor yet. Please ask the practice to add you."
        />
      )}
      {!own && !isError && <Skeleton active />}
      {own && (
        <>
          <MyRecord resource={contractor} facts={facts} own={own} />
          <section className="card" aria-label="My details">
            <h2>My details</h2>
            <InputForm fields={updateContractorDetail.input} start={own} save={save} />
          </section>
        </>
      )}
    </div>
  );
}
