import { DownloadOutlined } from '@ant-design/icons';
import {
  api,
  EmptyState,
  getBlob,
  panelText,
  saveBlob,
  toastFailure,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { eventDateText } from '../../domain/index.ts';
import type { DatedEvent } from '../../domain/index.ts';
import { PageLink } from './page-link.tsx';

type Answer = { readonly items: readonly DatedEvent[] };
type Props = {
  readonly file: { readonly id: string; readonly fileName: string };
  readonly openPage?: ((page: number) => void) | undefined;
};

/** Dated events with the pages that tell of them; sorted as the reader likes, saved as a document. */
export function Chronology({ file, openPage }: Props) {
  const { dateFormat } = useSession();
  const { data, error } = useQuery({
    queryKey: ['chronology', file.id],
    retry: false,
    queryFn: ({ signal }) =>
      api.get<Answer>(`/app/attachments/${file.id}/chronology`, undefined, signal),
  });
  if (error) return <Alert type="info" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (!data.items.length) {
    return <EmptyState title="No dated events" text="No sentence of the document names a day." />;
  }
  const rows = data.items.map((event, key) => ({ ...event, key }));
  return (
    <div className="chronology">
      <SaveChronology file={file} />
      <Table
        size="small"
        dataSource={rows}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          {
            title: 'Date',
            width: 220,
            render: (_, event) => eventDateText(event, dateFormat),
            sorter: (a, b) => a.from.localeCompare(b.from),
            defaultSortOrder: 'ascend',
          },
          { title: 'Event', dataIndex: 'text' },
          {
            title: 'Page',
            width: 110,
            render: (_, { page }) => <PageLink page={page} openPage={openPage} />,
            sorter: (a, b) => a.page - b.page,
          },
        ]}
      />
    </div>
  );
}

function SaveChronology({ file }: Pick<Props, 'file'>) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const blob = await getBlob(`/app/attachments/${file.id}/chronologyPrint?format=pdf`);
      saveBlob(blob, `Chronology_${file.fileName.replace(/\.\w+$/, '')}.pdf`);
    } catch (failure) {
      toastFailure(failure);
    }
    setSaving(false);
  };
  return (
    <Button icon={<DownloadOutlined />} loading={isSaving} onClick={() => void save()}>
      Save as document
    </Button>
  );
}
