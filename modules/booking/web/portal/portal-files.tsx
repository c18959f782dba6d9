import { DownloadOutlined } from '@ant-design/icons';
import { getBlob, panelText, saveBlob, toast } from '#kernel/web';
import { Button } from 'antd';
import type { PortalFile } from './use-portal.ts';

type Props = { title: string; items: readonly PortalFile[]; empty: string };

const open = async ({ id, fileName }: PortalFile): Promise<void> => {
  try {
    saveBlob(await getBlob(`/app/portal/documents/${id}`), fileName);
  } catch (error) {
    toast.error(panelText(error));
  }
};

export const PortalFiles = ({ title, items, empty }: Props) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {items.length === 0 && <p className="soft">{empty}</p>}
    <ul className="portal-list">
      {items.map((file) => (
        <li key={file.id} className="portal-item portal-file">
          {file.name}
          <Button
            icon={<DownloadOutlined />}
            aria-label={`Open ${file.name}`}
            onClick={() => void open(file)}
          >
            Open
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
