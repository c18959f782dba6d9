import { moduleNameOf } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import {
  PageTitle,
  panelsOn,
  panelText,
  recordTitle,
  SectionCard,
  SectionNav,
  usePresence,
  useRecord,
  useSession,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { caseTypes } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { DisposedBanner, useDisposal } from '../retention/disposed-banner.tsx';
import { CaseHeader } from './header/case-header.tsx';
import { DetailTabs } from './header/detail-tabs.tsx';
import './case-page.css';
import { CaseSectionCard } from './case-section.tsx';
import type { Editing } from './case-section.tsx';
import { pageSections } from './page-sections.ts';
import { focusSection, useSectionKeys } from './section-keys.ts';
import { SidePanel } from './side/side-panel.tsx';
import { useFreshCase } from './use-fresh-case.ts';
import { useOthersChanges } from './use-others-changes.ts';
import { useWatchedLocks } from './use-section-lock.ts';
import { WhenSeen } from './when-seen.tsx';

/** S-066: the page of a case of any type. */
export default function CasePage({ resource }: { resource: AnyResource }) {
  const { id = '' } = useParams();
  const { data: record, error } = useRecord(resource, id);
  const type = caseTypes.find((one) => one.resource.name === resource.name);
  if (record && type)
    return (
      <OpenCase
        key={id}
        type={type}
        resource={resource}
        record={record as CaseRecord & StoredRecord}
      />
    );
  return (
    <div className="page">
      <PageTitle>{resource.label[0]}</PageTitle>
      {error ? <Alert type="error" title={panelText(error)} showIcon /> : <Skeleton active />}
    </div>
  );
}

type Props = { type: CaseType; resource: AnyResource; record: CaseRecord & StoredRecord };

function OpenCase({ type, resource, record: stored }: Props) {
  const { actor } = useSession();
  const disposal = useDisposal(stored.id, stored.isClosed === true);
  const record = disposal ? { ...stored, can: [] } : stored;
  const refetch = useFreshCase(resource, record.id);
  const main = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Readonly<Record<string, Editing | null>>>({});
  const sections = useMemo(() => pageSections(type, resource), [type, resource]);
  const contributed = panelsOn(actor, resource.name);
  const first = contributed.filter(({ isFirst }) => isFirst);
  const last = contributed.filter(({ isFirst }) => !isFirst);
  usePresence({ fromModule: moduleNameOf(resource), objectId: record.id });
  useWatchedLocks(type, record.id);
  useOthersChanges(record.id, refetch);
  const edit = (title: string, editing: Editing | null) => {
    setOpen((now) => ({ ...now, [title]: editing }));
    if (!editing) focusSection(main.current, title);
  };
  useSectionKeys(main);
  return (
    <div className="page case-page">
      <PageTitle postFix={`(${resource.label[0]})`}>{recordTitle(resource, record)}</PageTitle>
      <CaseHeader type={type} resource={resource} record={record} refresh={refetch} />
      <DisposedBanner certificate={disposal} />
      <DetailTabs place={main} sections={sections} />
      <div className="case-body">
        <div ref={main} className="case-main">
          <SectionNav titles={[...first, ...sections, ...last].map(({ title }) => title)} />
          <ContributedCards panels={first} id={record.id} />
          {sections.map((page) => (
            <CaseSectionCard
              key={page.title}
              type={type}
              resource={resource}
              record={record}
              refresh={refetch}
              page={page}
              editing={open[page.title] ?? null}
              edit={(editing) => edit(page.title, editing)}
            />
          ))}
          <ContributedCards panels={last} id={record.id} />
        </div>
        <SidePanel type={type} record={record} />
      </div>
    </div>
  );
}

type Contributed = { panels: ReturnType<typeof panelsOn>; id: string };

const ContributedCards = ({ panels, id }: Contributed) =>
  panels.map(({ title, panel: Panel }) => (
    <SectionCard key={title} title={title}>
      <WhenSeen>
        <Suspense fallback={<Skeleton active title={false} />}>
          <Panel id={id} />
        </Suspense>
      </WhenSeen>
    </SectionCard>
  ));
