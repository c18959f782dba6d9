import type { RecordOf } from '#kernel/domain';
import {
  api,
  EmptyState,
  networkFailed,
  PageHeader,
  PageTitle,
  panelsOn,
  panelText,
  SectionCard,
  SectionNav,
  todayIn,
  useSession,
} from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { Suspense } from 'react';
import type { specialist } from '../../domain/index.ts';
import { ContractChip } from '../specialist/contract-chip.tsx';
import { FeeTable } from '../specialist/fees-panel.tsx';
import { StageLine } from '../specialist/onboarding-panel.tsx';
import '../specialist/specialist.css';
import { MyContracts } from './my-contracts.tsx';
import { MyDetailForms } from './my-detail-forms.tsx';
import { MyLeaveCard } from './my-leave-card.tsx';
import { profileKey } from './my-profile.ts';
import type { MyProfile } from './my-profile.ts';

type Own = RecordOf<typeof specialist>;

/** R-008, B-108: what specialists see of themselves, and keep up to date. */
export default function DoctorProfile() {
  const { actor, zone, dateFormat } = useSession();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: profileKey,
    retry: false,
    queryFn: async ({ signal }) => ({
      own: await api.get<Own>('/app/specialists/myDetail', {}, signal),
      more: await api.get<MyProfile>('/app/specialists/myProfile', {}, signal),
    }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: profileKey });

  if (error || !data) {
    return (
      <div className="page">
        <PageTitle>Doctor Profile</PageTitle>
        <PageHeader title="Doctor Profile" />
        {!error && <Skeleton active />}
        {error &&
          (panelText(error) === networkFailed ? (
            <Alert type="error" showIcon title={panelText(error)} />
          ) : (
            <EmptyState
              title="Your account belongs to no specialist yet"
              text="Please ask the practice to add you."
            />
          ))}
      </div>
    );
  }
  const { own, more } = data;
  const added = panelsOn(actor, 'doctorProfile');
  return (
    <div className="page">
      <PageTitle>Doctor Profile</PageTitle>
      <PageHeader
        title={[own.title, own.fullName].filter(Boolean).join(' ')}
        meta={
          <span className="facts">
            <ContractChip specialist={own} today={todayIn(zone)} dateFormat={dateFormat} />
            {own.specialty}
          </span>
        }
      />
      <SectionNav titles={[...titlesOf(own, more), ...added.map(({ title }) => title)]} />
      {own.stagedOnboarding !== 'stage4' && (
        <section className="card" aria-label="Onboarding">
          <h2>Onboarding</h2>
          <StageLine stage={own.stagedOnboarding} />
        </section>
      )}
      <section className="card" aria-label="Contracts">
        <h2>Contracts</h2>
        <MyContracts profile={more} name={own.fullName} refresh={refresh} />
      </section>
      <section className="card" aria-label="Leave">
        <h2>Leave</h2>
        <MyLeaveCard leaves={more.leaves} refresh={refresh} />
      </section>
      <section className="card" aria-label="Where I work">
        <h2>Centres</h2>
        {more.centres.length ? (
          <ul className="pairs">
            {more.centres.map(({ id, name, suburb, state }) => (
              <li key={id}>
                {name} <span className="soft">{[suburb, state].filter(Boolean).join(' ')}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="soft">You are listed at no centre yet.</p>
        )}
      </section>
      <MyDetailForms own={own} refresh={refresh} />
      <section className="card" aria-label="Report types">
        <h2>Report types</h2>
        {more.reportTypes.length ? (
          <ul className="pairs">
            {more.reportTypes.map(({ id, reportType, turnaroundDays }) => (
              <li key={id}>
                {reportType.displayName} <span className="soft">{turnaroundDays} days</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="soft">No report types are agreed yet.</p>
        )}
      </section>
      {more.fees && (
        <section className="card" aria-label="Fees">
          <h2>Fees</h2>
          {more.fees.length ? (
            <FeeTable rows={more.fees} />
          ) : (
            <p className="soft">No fees are agreed yet.</p>
          )}
        </section>
      )}
      <AddedSections panels={added} id={own.id} />
    </div>
  );
}

type Added = { panels: ReturnType<typeof panelsOn>; id: string };

/** What later modules let specialists keep up to date. */
const AddedSections = ({ panels, id }: Added) =>
  panels.map(({ title, panel: Panel }) => (
    <SectionCard key={title} title={title}>
      <Suspense fallback={<Skeleton active title={false} />}>
        <Panel id={id} />
      </Suspense>
    </SectionCard>
  ));

/** As the heads of the sections read. */
const titlesOf = ({ stagedOnboarding }: Own, { fees }: MyProfile): string[] => [
  ...(stagedOnboarding === 'stage4' ? [] : ['Onboarding']),
  'Contracts',
  'Leave',
  'Centres',
  'Contact',
  'Provider numbers',
  'CV and sample report',
  'Report types',
  ...(fees ? ['Fees'] : []),
];
