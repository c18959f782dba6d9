import { resourceNamed } from '#kernel/domain';
import { api, Dialog, FieldValue, panelText } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { Link } from 'react-router';
import { caseTypeOf } from '#cases/domain';
import type { Opens } from '../../domain/index.ts';

type Answer = { readonly items: readonly StoredRecord[]; readonly totalCount: number };
type Case = { readonly id: string; readonly displayName: string; readonly caseType?: string };

const most = 100;

function CaseLink({ of }: { of: Case | null | undefined }) {
  if (!of) return <span className="soft">–</span>;
  const segment = caseTypeOf(of.caseType ?? 'IME')?.resource.segment ?? 'assessments';
  return <Link to={`/view/${segment}/detail/${of.id}`}>{of.displayName}</Link>;
}

async function readRows({ resource: name, query, ids }: Opens, signal: AbortSignal) {
  const resource = resourceNamed(name);
  const path = `/app/${resource.base ?? resource.segment}?maxResultCount=${most}`;
  if (!ids) return api.get<Answer>(`${path}&${query}`, {}, signal);
  const found = await api.get<{ ids: string[]; totalCount: number }>(ids, {}, signal);
  if (!found.ids.length) return { items: [], totalCount: 0 };
  const { items } = await api.get<Answer>(`${path}&ids=${found.ids.join(',')}`, {}, signal);
  return { items, totalCount: found.totalCount };
}

/** The rows behind a figure whose records have no list of their own. */
export function RowsDialog({
  opens,
  title,
  close,
}: {
  opens: Opens;
  title: string;
  close: () => void;
}) {
  const resource = resourceNamed(opens.resource);
  const { data, error } = useQuery({
    queryKey: ['figure', opens],
    queryFn: ({ signal }) => readRows(opens, signal),
  });
  const columns = resource.list.columns.filter((key) => key !== 'status');
  return (
    <Dialog kind="summary" title={title} close={close}>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <div className="mini-scroll">
          <table className="mini-table">
            <thead>
              <tr>
                {columns.map((key) => (
                  <th key={key} scope="col">
                    {resource.fields[key]?.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.items.map((item) => (
                <tr key={item.id}>
                  {columns.map((key) => (
                    <td key={key}>
                      {key === 'caseId' ? (
                        <CaseLink of={item['case'] as Case | null} />
                      ) : (
                        <Value record={item} name={opens.resource} of={key} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && data.totalCount > most && (
        <p className="mini-more soft">{`The first ${most} of ${data.totalCount}.`}</p>
      )}
    </Dialog>
  );
}

function Value({ record, name, of }: { record: StoredRecord; name: string; of: string }) {
  const field = resourceNamed(name).fields[of];
  return field ? <FieldValue field={field} name={of} record={record} /> : null;
}
