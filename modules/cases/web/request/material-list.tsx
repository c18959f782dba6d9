import { FilePdfOutlined } from '@ant-design/icons';
import { FileWindow } from '#documents/web';
import { EmptyState } from '#kernel/web';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import type { MaterialFile } from './use-material.ts';

type Props = {
  files: readonly MaterialFile[];
  originNo: string | null;
  /** Absent where the choice is only read. */
  choose?: ((fileIds: readonly string[]) => void) | undefined;
  action?: ReactNode;
};

/** The documents of the origin and of the case itself; those that are ticked go along. */
export function MaterialList({ files, originNo, choose, action }: Props) {
  const [shown, setShown] = useState<MaterialFile | null>(null);
  const seen = choose ? files : files.filter(({ isChosen }) => isChosen);
  const groups = [
    { title: originNo ? `From ${originNo}` : 'From the origin case', isOrigin: true },
    { title: 'Of this request', isOrigin: false },
  ]
    .map(({ title, isOrigin }) => ({
      title,
      rows: seen.filter((file) => file.isOrigin === isOrigin),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (!groups.length)
    return (
      <EmptyState
        icon={<FilePdfOutlined />}
        title="No documents yet"
        text={
          choose
            ? 'Upload what the specialist should read, or choose an origin case.'
            : 'Nothing goes along with this request.'
        }
        action={action}
      />
    );
  const ticked = files.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  return (
    <>
      {groups.map(({ title, rows }) => (
        <MaterialGroup
          key={title}
          title={title}
          rows={rows}
          ticked={ticked}
          choose={choose}
          show={setShown}
        />
      ))}
      {action && <div className="buttons">{action}</div>}
      {shown && (
        <Suspense>
          <FileWindow
            file={{ ...shown, contentType: shown.contentType ?? 'application/octet-stream' }}
            close={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  );
}

type GroupProps = {
  title: string;
  rows: readonly MaterialFile[];
  ticked: readonly string[];
  choose: Props['choose'];
  show: (file: MaterialFile) => void;
};

function MaterialGroup({ title, rows, ticked, choose, show }: GroupProps) {
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => ticked.includes(id)).length;
  const others = ticked.filter((id) => !ids.includes(id));
  return (
    <fieldset className="request-files">
      <legend>
        {choose ? (
          <Checkbox
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={({ target }) => choose(target.checked ? [...others, ...ids] : others)}
          >
            {title}
          </Checkbox>
        ) : (
          title
        )}
        <span className="soft">
          {' '}
          {count} of {ids.length}
        </span>
      </legend>
      <ul>
        {rows.map((file) => (
          <li key={file.id}>
            {choose && (
              <Checkbox
                aria-label={file.fileName}
                checked={file.isChosen}
                onChange={({ target }) =>
                  choose(
                    target.checked ? [...ticked, file.id] : ticked.filter((id) => id !== file.id),
                  )
                }
              />
            )}
            <button type="button" className="text-button" onClick={() => show(file)}>
              {file.fileName}
            </button>
            <span className="soft request-pages">{pagesText(file.pages)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export const pagesText = (pages: number | null): string => {
  if (pages === null) return 'not counted';
  return pages === 1 ? '1 page' : `${pages} pages`;
};
