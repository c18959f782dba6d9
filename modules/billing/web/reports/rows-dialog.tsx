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

type RowsOpened = Omit<Opens, 'also'>;

const most = 100;

function CaseLink({ of }: { of: Case | null | undefined }) {
  if (!of) return <span className="soft">–</span>;
  const segment = caseTypeOf(of.caseType ?? 'IME')?.resource.segment ?? 'assessments';
  return <Link to={`/view/${segment}/detail/${of.id}`}>{of.displayName}</Link>;
}

async function readRows({ resource: name, query, ids }: RowsOpened, signal: AbortSignal) {
  const resource = resourceNamed(name);
  const path = `/app/${resource.base ?? resource.segment}?maxResultCount=${most}`;
  if (!ids) return api.get<Answer>(`${path}&${query}`, {}, signal);
  const found = await api.get<{ ids: string[]; totalCount: number }>(ids, {}, signal);
  if (!found.ids.length) return { items: [], totalCount: 0 };
  const { items } = await api.get<Answer>(`${path}&ids=${found.ids.join(',')}`, {}, signal);
  return { items, totalCount: found.totalCount };
}

type Props = { opens: Opens; title: string; close: () => void };

/** The rows behind a figure that no list shows by itself. */
export function RowsDialog({ opens: { also, ...opens }, title, close }: Props) {
  const kinds = also ? [opens, also] : [opens];
  return (
    <Dialog kind="summary" title={title} close={close}>
      {kinds.map((kind) => (
        <section key={kind.resource}>
          {also && <h3>{resourceNamed(kind.resource).label[1]}</h3>}
          <Rows of={kind} />
        </section>
      ))}
    </Dialog>
  );
}

function Rows({ of: opens }: { of: RowsOpened }) {
  const resource = resourceNamed(opens.resource);
  const { data, error } = useQuery({
    queryKey: ['figure', opens],
    queryFn: ({ signal }) => readRows(opens, signal),
  });
  const columns = resource.list.columns.filter((key) => key !== 'status');
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  return (
    <>
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
      {data.totalCount > most && (
        <p className="mini-more soft">{`The first ${most} of ${data.totalCount}.`}</p>
      )}
    </>
  );
}

function Value({ record, name, of }: { record: StoredRecord; name: string; of: string }) {
  const field = resourceNamed(name).fields[of];
  return field ? <FieldValue field={field} name={of} record={record} /> : null;
}
