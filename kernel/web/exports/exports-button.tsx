import { DownloadOutlined } from '@ant-design/icons';
import { isUnfinished } from '#kernel/domain';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hub } from '../realtime/hub.ts';
import { useSession } from '../session/session.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { openExports, useExports } from './exports-store.ts';
import { receiveExport, watchExports } from './watch-exports.ts';

const ExportsDrawer = lazy(() => import('./exports-drawer.tsx'));

/** After a reload what is still running is found again, once the page has settled. */
const settled = 3000;

/** B-175: for those who may download search results. */
export function ExportsButton() {
  const { offersExport } = useSession();
  const { jobs, isOpen } = useExports();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (!offersExport) return undefined;
    const later = setTimeout(watchExports, settled);
    const stop = hub.on('ExportChanged', receiveExport);
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [offersExport]);
  if (!offersExport) return null;
  const unfinished = jobs?.filter(isUnfinished).length ?? 0;
  return (
    <>
      <Button
        type="text"
        data-tip="Downloads"
        icon={
          <CountBadge count={unfinished}>
            <DownloadOutlined />
          </CountBadge>
        }
        aria-label={unfinished ? `Downloads, ${unfinished} being prepared` : 'Downloads'}
        aria-expanded={isOpen}
        onClick={openExports}
      />
      {wasOpen && (
        <Suspense>
          <ExportsDrawer />
        </Suspense>
      )}
    </>
  );
}
