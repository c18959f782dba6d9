import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import type { Screens } from '../../screens/screens.ts';
import type { Placed } from '../../table/arrangement.ts';
import { rowsAsText } from '../../table/rows-as-text.ts';
import type { StoredRecord } from '../record.ts';
import { copyText } from './copy-text.ts';
import { useOpenApart } from './use-row-commands.ts';

type Props = {
  resource: AnyResource;
  columns: readonly Placed<StoredRecord>[];
  records: readonly StoredRecord[];
  opensDetail: boolean;
  clear: () => void;
  /** What this list can do with its rows besides. */
  extra?: Screens['selection'] | undefined;
};

const mostOpened = 10;

export function SelectionBar(props: Props) {
  const { resource, columns, records, opensDetail, clear, extra: Extra } = props;
  const openApart = useOpenApart();
  const paths = records.map(({ id }) => `/view/${resource.segment}/detail/${id}`);
  const links = paths.map((path) => `${location.origin}${path}`).join('\n');
  return (
    <div className="selection-bar" role="toolbar" aria-label="Chosen rows">
      <strong aria-live="polite">{records.length} selected</strong>
      {opensDetail && (
        <Button
          size="small"
          disabled={records.length > mostOpened}
          onClick={() => paths.forEach(openApart)}
        >
          Open in tabs
        </Button>
      )}
      {opensDetail && (
        <Button size="small" onClick={() => void copyText(links, 'Links copied.')}>
          Copy links
        </Button>
      )}
      <Button
        size="small"
        onClick={() => void copyText(rowsAsText(columns, records), 'Rows copied.')}
      >
        Copy rows
      </Button>
      {Extra && <Extra records={records} clear={clear} />}
      <Button size="small" type="text" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
