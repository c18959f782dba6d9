import { api, Dialog, panelText, TextDifference } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { compareReports } from '../../domain/index.ts';
import type { Version } from './use-reports.ts';

type Props = { versions: readonly Version[]; version: Version; close: () => void };
type Difference = { isReady: boolean; before: string; after: string };

/** What changed from one version to another, word by word. */
export function CompareDialog({ versions, version, close }: Props) {
  const id = useId();
  const earlier = versions.filter((one) => one.version < version.version && one.fileName);
  const [withId, setWithId] = useState(earlier[0]?.id ?? '');
  const { data, error } = useQuery({
    queryKey: ['report-difference', version.id, withId],
    queryFn: ({ signal }) =>
      api.get<Difference>(compareReports.path.replace('{id}', version.id), { withId }, signal),
    refetchInterval: ({ state }) => (state.data?.isReady === false ? 2000 : false),
  });
  return (
    <Dialog kind="summary" title={`Version ${version.version} compared`} close={close}>
      <div className="toolbar">
        <label htmlFor={id}>With version</label>
        <Select
          id={id}
          value={withId}
          options={earlier.map((one) => ({ value: one.id, label: String(one.version) }))}
          onChange={setWithId}
        />
      </div>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {data && !data.isReady && <p className="soft">The text is being read …</p>}
      {data?.isReady && data.before === data.after && <p className="soft">No word has changed.</p>}
      {data?.isReady && data.before !== data.after && (
        <TextDifference before={data.before} after={data.after} />
      )}
    </Dialog>
  );
}
