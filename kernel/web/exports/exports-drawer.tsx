import { DownloadOutlined } from '@ant-design/icons';
import { Drawer, Skeleton } from 'antd';
import { useEffect } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { ExportItem } from './export-item.tsx';
import { closeExports, useExports } from './exports-store.ts';
import './exports.css';
import { watchExports } from './watch-exports.ts';

/** What this user has exported: progress, files and what became of the rest. */
export default function ExportsDrawer() {
  const { jobs, isOpen } = useExports();
  useEffect(() => {
    if (isOpen) watchExports();
  }, [isOpen]);
  return (
    <Drawer
      title="Downloads"
      open={isOpen}
      onClose={closeExports}
      size={400}
      mask={{ enabled: false }}
      footer={<span className="soft">Files are kept for 24 hours.</span>}
    >
      {!jobs && <Skeleton active title={false} />}
      {jobs?.length === 0 && (
        <EmptyState
          icon={<DownloadOutlined />}
          title="Nothing downloaded yet"
          text="Search or filter a list, then choose Download Search Results."
        />
      )}
      {jobs && jobs.length > 0 && (
        <ul className="exports" aria-live="polite">
          {jobs.map((job) => (
            <ExportItem key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
