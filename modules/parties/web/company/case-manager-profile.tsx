import { api, InputForm, PageHeader, PageTitle, saved, toast, useReloadSession } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { caseManager, changeOwnCaseManager, ownCaseManagerFields } from '../../domain/index.ts';
import { HighRiskBanner } from './high-risk-banner.tsx';
import { OwnCompany } from './own-company.tsx';
import { MyRecord } from '../my-record.tsx';

type Own = Readonly<Record<string, unknown>> & { companyId: string; fullName: string };

const facts = ['email', 'businessUnitId', 'side'] as const;
const key = ['record', caseManager.base, 'own'];

const { notices, consent, ...details } = ownCaseManagerFields;
const preferences = { notices, consent };

const ownValues = (record: Own) =>
  Object.fromEntries(Object.keys(ownCaseManagerFields).map((name) => [name, record[name] ?? null]));

/** R-009, C-183, C-515: what case managers see and change of themselves. */
export default function CaseManagerProfile() {
  const queries = useQueryClient();
  const reloadSession = useReloadSession();
  const { data: own, isError } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<Own>('/app/case-managers/myDetail', {}, signal),
  });

  const save = async (changes: Record<string, unknown>) => {
    await api.put(changeOwnCaseManager.path, { ...ownValues(own as Own), ...changes });
    toast.success(saved.section);
    await queries.invalidateQueries({ queryKey: key });
    await reloadSession();
  };

  return (
    <div className="page">
      <PageTitle>Case Manager Profile</PageTitle>
      <PageHeader title={own?.fullName ?? 'My profile'} />
      {isError && (
        <Alert
          type="info"
          showIcon
          title="Your account belongs to no case manager yet. Please ask the practice to add you."
        />
      )}
      {!own && !isError && <Skeleton active />}
      {own && (
        <>
          <HighRiskBanner companyId={own.companyId} />
          <MyRecord resource={caseManager} facts={facts} own={own} />
          <OwnCompany id={own.companyId} />
          <section className="card" aria-label="My details">
            <h2>My details</h2>
            <InputForm fields={details} start={own} save={save} />
          </section>
          <section className="card" aria-label="Notifications">
            <h2>Notifications</h2>
            <InputForm fields={preferences} start={own} save={save} />
          </section>
        </>
      )}
    </div>
  );
}
