import { EditOutlined } from '@ant-design/icons';
import { formatTime } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import {
  api,
  confirm,
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
import { Suspense } from 'react';
import type { SectionLock } from '../../domain/index.ts';
import { designedSections } from './designed-sections.ts';
import type { PageSection } from './page-sections.ts';
import type { CaseSectionProps } from './section-props.ts';
import { useSectionLock } from './use-section-lock.ts';
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

/** "Anna Kerr is writing here since 10:42." */
const writingText = ({ displayName, since }: SectionLock, zone: string): string =>
  `${displayName} is writing here since ${formatTime(since, zone)}.`;

/** One section of a case: read, or changed in its place while the others stay as they are. */
export function CaseSectionCard(props: Props) {
  const { type, record, page, editing, edit } = props;
  const { title, section } = page;
  const { zone } = useSession();
  const { other, takeOver } = useSectionLock(type, record.id, section, editing !== null);
  const start = async (startAt?: string) => {
    if (other) {
      const question = {
        title: 'Somebody is writing here',
        text: `${writingText(other, zone)} Do you want to take over? What both of you save is compared.`,
        yes: 'Take over',
        no: 'Leave it',
      };
      if (!(await confirm(question))) return;
      takeOver();
    }
    edit({ startAt });
  };
  const Designed = section && designedSections[section];
  const isOpen = !Designed && !editing && mayEdit(props);
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
            <Designed type={type} record={record} refresh={props.refresh} />
          </Suspense>
        </WhenSeen>
      ) : (
        <PlainSection {...props} start={isOpen ? (field) => void start(field) : undefined} />
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
  const { title, keys, writable, action } = page;
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
