import { can, moduleNameOf } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import { Alert, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { api } from '../../api/api.ts';
import { panelText } from '../../errors/panel-text.ts';
import type { FormValues } from '../../form/fields-form.tsx';
import { usePresence } from '../../realtime/use-presence.ts';
import { actionsOn } from '../../screens/contributed-actions.ts';
import { panelsOn } from '../../screens/contributed-panels.ts';
import { declaredTitle, panelOf, useScreens } from '../../screens/screens.ts';
import { PageTitle } from '../../session/page-title.tsx';
import { useSession } from '../../session/session.ts';
import { todayIn } from '../../session/today.ts';
import { saved, toast } from '../../toast/toast.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { may, recordTitle, useRecord, useRefetch } from '../record.ts';
import type { StoredRecord } from '../record.ts';
import './detail.css';
import { sectionTitles, shownSections } from './detail-sections.ts';
import { FactRow } from './fact-row.tsx';
import { MoveButtons } from '../action/move-buttons.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordSection } from './record-view.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionNav } from './section-nav.tsx';
import { ChildPanel, childOf } from '../related/child-panel.tsx';

/** Reading a record needs no inputs. */
const RecordForm = lazy(async () => ({
  default: (await import('./record-form.tsx')).RecordForm,
}));

const RecordActivity = lazy(() => import('./record-activity.tsx'));

/** A panel of this title shows the latest changes, unless a screen says otherwise. */
const activityTitle = 'Activity';

export default function ResourceDetail({ resource }: { resource: AnyResource }) {
  const { id = '' } = useParams();
  const { data: record, error } = useRecord(resource, id);
  if (record) return <Detail key={id} resource={resource} record={record} />;
  return (
    <div className="page">
      <PageTitle>{resource.label[0]}</PageTitle>
      {error ? <Alert type="error" title={panelText(error)} showIcon /> : <Skeleton active />}
    </div>
  );
}

function contributedTo(actor: Actor, resource: AnyResource) {
  const all = panelsOn(actor, resource.name);
  return [all.filter(({ isFirst }) => isFirst), all.filter(({ isFirst }) => !isFirst)] as const;
}

function Detail({ resource, record }: { resource: AnyResource; record: StoredRecord }) {
  const [params, setParams] = useSearchParams();
  const { actor, zone } = useSession();
  const screens = useScreens(resource);
  const refetch = useRefetch(resource);
  usePresence({ fromModule: moduleNameOf(resource), objectId: record.id });
  const [startAt, setStartAt] = useState<string>();
  const mayEdit = may(resource, record, 'update');
  const isEditing = params.get('action') === 'edit' && mayEdit;
  const setEditing = (isOn: boolean, field?: string) => {
    setStartAt(field);
    setParams(isOn ? { action: 'edit' } : {}, { replace: true });
  };
  const told = { record, actor, today: todayIn(zone) };
  const title = recordTitle(resource, record);
  const sections = shownSections(resource);
  const hidden = screens.hides?.(told) ?? [];
  const isShown = (name: string) => {
    if (hidden.includes(declaredTitle(resource, screens, name))) return false;
    if (resource.detail[name] !== 'panel' || panelOf(resource, screens, name)) return true;
    const child = childOf(resource, name);
    return child ? can(actor, `${child.name}.list`) : name === activityTitle;
  };
  const [first, contributed] = contributedTo(actor, resource);
  const titles = [
    ...sectionTitles(resource).filter(isShown),
    ...contributed.map((one) => one.title),
  ];
  const panel = (name: string) => {
    const designed = panelOf(resource, screens, name);
    if (designed) return designed(told);
    const { panel: Contributed } = contributed.find((one) => one.title === name) ?? {};
    if (Contributed) {
      return (
        <Suspense fallback={<Skeleton active title={false} />}>
          <Contributed id={record.id} />
        </Suspense>
      );
    }
    const child = childOf(resource, name);
    if (child) return <ChildPanel resource={child} owner={record} />;
    return (
      <Suspense fallback={<Skeleton active title={false} />}>
        <RecordActivity resource={resource} id={record.id} />
      </Suspense>
    );
  };

  const save = async (body: FormValues) => {
    await api.put(`/app/${resource.base}/${record.id}`, body);
    toast.success(saved.record);
    await refetch();
    setEditing(false);
  };

  return (
    <div className="page">
      <PageTitle postFix={`(${resource.label[0]})`}>{title}</PageTitle>
      <PageHeader
        above={<Link to={`/view/${resource.segment}`}>{resource.label[1]}</Link>}
        title={title}
        meta={<RecordFacts resource={resource} record={record} />}
        actions={
          !isEditing && (
            <>
              {screens.actions ? (
                screens.actions(told)
              ) : (
                <MoveButtons resource={resource} record={record} />
              )}
              {actionsOn(actor, resource.name).map(({ ability, action: Contributed }) => (
                <Suspense key={ability}>
                  <Contributed record={record} />
                </Suspense>
              ))}
              <RecordActions resource={resource} record={record} edit={() => setEditing(true)} />
            </>
          )
        }
      />
      {screens.banner?.(told)}
      {isEditing ? (
        <Suspense fallback={<Skeleton active />}>
          <RecordForm
            resource={resource}
            record={record}
            startAt={startAt}
            save={save}
            cancel={() => {
              setEditing(false);
              void refetch();
            }}
          />
        </Suspense>
      ) : (
        <>
          <FactRow resource={resource} record={record} />
          {first.map(({ title: name, panel: First }) => (
            <Suspense key={name}>
              <First id={record.id} />
            </Suspense>
          ))}
          <SectionNav titles={titles} />
          {titles.map((name) => {
            const section = sections.find((candidate) => candidate.title === name);
            return section ? (
              <RecordSection
                key={name}
                resource={resource}
                section={section}
                record={record}
                edit={mayEdit ? (field) => setEditing(true, field) : undefined}
              />
            ) : (
              <SectionCard key={name} title={name}>
                {panel(name)}
              </SectionCard>
            );
          })}
        </>
      )}
    </div>
  );
}
