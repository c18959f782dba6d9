import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { resources, seenBy } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api/api.ts';
import { confirm, deleteQuestion } from '../../dialogs/confirm.ts';
import { panelText } from '../../errors/panel-text.ts';
import { useSession } from '../../session/session.ts';
import { saved, toast, toastFailure } from '../../toast/toast.ts';
import type { Page } from '../list/use-list.ts';
import { fieldsToAsk } from '../fields-to-ask.ts';
import { may, mayAdd, recordTitle, useRefetch } from '../record.ts';
import type { StoredRecord } from '../record.ts';
import { MiniTable } from './mini-table.tsx';

const RecordDialog = lazy(async () => ({
  default: (await import('./record-dialog.tsx')).RecordDialog,
}));

/** The resource that lives on pages of `owner` under this title. */
export const childOf = (owner: AnyResource, title: string): AnyResource | undefined =>
  resources().find(
    ({ parent, fields, label }) =>
      parent && fields[parent.field]?.resource === owner.name && label[1] === title,
  );

type Props = {
  resource: AnyResource;
  owner: Pick<StoredRecord, 'id'>;
  /** Before those for changing and deleting. */
  buttons?: (record: StoredRecord, all: readonly StoredRecord[]) => ReactNode;
  /** Records that are shown and no longer changed. */
  isSettled?: (record: StoredRecord) => boolean;
};

export function ChildPanel({ resource: declared, owner, buttons, isSettled }: Props) {
  const { actor } = useSession();
  const resource = seenBy(actor, declared);
  const field = resource.parent?.field ?? '';
  const refetch = useRefetch(resource);
  const [open, setOpen] = useState<{ record?: StoredRecord } | null>(null);
  const { data, error } = useQuery({
    queryKey: ['list', resource.base, 'children', owner.id],
    queryFn: ({ signal }) =>
      api.get<Page>(
        `/app/${resource.base}`,
        // The dialog that changes a record opens with its row, so the rows come whole.
        { [field]: owner.id, maxResultCount: 100, fields: fieldsToAsk(actor, resource) },
        signal,
      ),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;

  const remove = async (record: StoredRecord) => {
    if (!(await confirm({ text: deleteQuestion, yes: 'Delete', isDanger: true }))) return;
    try {
      await api.delete(`/app/${resource.base}/${record.id}`);
      toast.success(saved.deleted);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };
  const [one, many] = resource.label;
  return (
    <>
      {data.items.length ? (
        <MiniTable
          resource={resource}
          label={many}
          records={data.items}
          without={[field]}
          buttons={(record) => (
            <>
              {buttons?.(record, data.items)}
              {may(resource, record, 'update') && !isSettled?.(record) && (
                <Button
                  type="text"
                  size="small"
                  icon={<EditOutlined />}
                  aria-label={`Change ${recordTitle(resource, record)}`}
                  onClick={() => setOpen({ record })}
                />
              )}
              {may(resource, record, 'delete') && !isSettled?.(record) && (
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={`Delete ${recordTitle(resource, record)}`}
                  onClick={() => void remove(record)}
                />
              )}
            </>
          )}
        />
      ) : (
        <p className="soft">No {many.toLowerCase()} yet.</p>
      )}
      {mayAdd(actor, resource) && (
        <p className="mini-more">
          <Button size="small" icon={<PlusOutlined />} onClick={() => setOpen({})}>
            Add {one.toLowerCase()}
          </Button>
        </p>
      )}
      {open && (
        <Suspense>
          <RecordDialog
            resource={resource}
            fixed={{ [field]: owner.id }}
            record={open.record}
            close={(isSaved) => {
              setOpen(null);
              if (isSaved) void refetch();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
