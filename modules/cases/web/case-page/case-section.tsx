import { EditOutlined } from '@ant-design/icons';
import { formatTime } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import {
  api,
  may,
  Notice,
  saved,
  SectionCard,
  SectionForm,
  SectionValues,
  toast,
  useSession,
} from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useMemo } from 'react';
import type { SectionLock } from '../../domain/index.ts';
import { designedSections } from './designed-sections.ts';
import type { PageSection } from './page-sections.ts';
import type { CaseSectionProps } from './section-props.ts';
import { useSectionLock, writingText } from './use-section-lock.ts';
import { WhenSeen } from './when-seen.tsx';

export type Editing = { readonly startAt?: string | undefined };

type Props = CaseSectionProps & {
  resource: AnyResource;
  page: PageSection;
  /** Null while it is only read. */
  editing: Editing | null;
  edit: (editing: Editing | null) => void;
};

const mayEdit = ({ resource, record, page: { writable, action } }: Props): boolean =>
  writable.length > 0 &&
  (action ? (record.can?.includes(action.ability) ?? false) : may(resource, record, 'update'));

/** A designed section shows what is only read in its own way, and the specialist by the appointment. */
const keysIn = (page: PageSection, isBooked: boolean): Pick<PageSection, 'keys' | 'writable'> => {
  if (!page.section || !designedSections[page.section]) return page;
  const keys = page.writable.filter((key) => key !== 'specialistId' || !isBooked);
  return { keys, writable: keys };
};

/** One section of a case: read, or changed in its place while the others stay as they are. */
export function CaseSectionCard(props: Props) {
  const { type, record, page, editing, edit } = props;
  const { title, section } = page;
  const { other, takeOver, begin } = useSectionLock(type, record.id, section, editing !== null);
  const start = async (startAt?: string) => {
    if (!(await begin())) return;
    edit({ startAt });
  };
  const Designed = section && designedSections[section];
  const isOpen = !editing && mayEdit(props);
  const fields =
    page.writable.length > 0 || !Designed ? (
      <PlainSection {...props} start={isOpen ? (field) => void start(field) : undefined} />
    ) : undefined;
  return (
    <SectionCard
      title={title}
      action={
        isOpen && (
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={`Change ${title}`}
            title="E"
            onClick={() => void start()}
          />
        )
      }
    >
      {other && <WritingNotice lock={other} {...(editing && { takeBack: takeOver })} />}
      {Designed ? (
        <WhenSeen>
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
            <Designed type={type} record={record} refresh={props.refresh} fields={fields} />
          </Suspense>
        </WhenSeen>
      ) : (
        fields
      )}
    </SectionCard>
  );
}

type WritingProps = {
  lock: SectionLock;
  /** Present when the section was taken from somebody who was writing here. */
  takeBack?: () => void;
};

function WritingNotice({ lock, takeBack }: WritingProps) {
  const { zone } = useSession();
  if (!takeBack)
    return <Notice tone="info" className="case-writing" title={writingText(lock, zone)} />;
  return (
    <Notice
      tone="warning"
      className="case-writing"
      title={`${lock.displayName} took over this section at ${formatTime(lock.since, zone)}. What you typed is still here.`}
      action={
        <Button size="small" onClick={takeBack}>
          Take it back
        </Button>
      }
    />
  );
}

function PlainSection(props: Props & { start: ((field: string) => void) | undefined }) {
  const { resource, record, refresh, page, editing, edit, start } = props;
  const { title, action } = page;
  const isBooked = Boolean(record.appointmentId);
  const { keys, writable } = useMemo(() => keysIn(page, isBooked), [page, isBooked]);
  if (!keys.length) return <p className="soft">There is nothing here yet.</p>;
  if (!editing) {
    const fields = keys.flatMap((key) => {
      const field = resource.fields[key];
      return field ? [[key, field] as const] : [];
    });
    return <SectionValues resource={resource} fields={fields} record={record} edit={start} />;
  }
  const path = action?.path.replace('{id}', record.id) ?? `/app/${resource.base}/${record.id}`;
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
      <SectionForm
        resource={resource}
        title={title}
        keys={writable}
        record={record}
        startAt={editing.startAt}
        save={async (body) => {
          await api.put(path, body);
          toast.success(saved.section);
          await refresh();
        }}
        done={() => edit(null)}
      />
    </Suspense>
  );
}
