import { can, pageAt, pageIsOpen } from '#kernel/domain';
import {
  Amount,
  api,
  EmptyState,
  PageHeader,
  PageTitle,
  panelText,
  postBlob,
  saveBlob,
  TableFrame,
  toastFailure,
  todayIn,
  useBrowserSetting,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import {
  exportRemittances,
  exportSpecialists,
  providerBill,
  remittancePageSize,
  remittancePrintRoute,
  specialistsWithPayment,
} from '../../domain/index.ts';
import { toggled } from '../provider-pay/chosen-payees.ts';
import { showProviderPayment } from './provider-payment-choice.ts';
import { RemittanceFilters } from './remittance-filters.tsx';
import { filtersOf, firstView, listQuery } from './remittance-query.ts';
import type { RemittanceView } from './remittance-query.ts';
import { SendButton } from './send-button.tsx';

const title = 'Provider Remittance';

type Row = Readonly<
  Record<'id' | 'fullName' | 'share' | 'commission' | 'tax' | 'withheld', string>
> & {
  readonly fees: number;
  readonly email: string | null;
  readonly commissionAmountWithTax: string;
};
type Page = { readonly items: readonly Row[]; readonly totalCount: number };

const known = (filters: ReturnType<typeof filtersOf>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));

/** R-035, S-034, S-132: what each specialist is paid, or shall be. */
export default function RemittancePage() {
  const { zone } = useSession();
  const [view, setView] = useState<RemittanceView>(() => firstView(todayIn(zone)));
  const [isPaid, setPaid] = useBrowserSetting(showProviderPayment);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { data, error } = useQuery({
    queryKey: ['list', providerBill.base, 'remittance', view, isPaid],
    queryFn: ({ signal }) =>
      api.get<Page>(specialistsWithPayment.path, listQuery(view, isPaid), signal),
  });
  const rows = data?.items ?? [];
  const chosen = rows.filter(({ id }) => !leftOut.has(id));
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <>
            <ExportButtons view={view} isPaid={isPaid} />
            <SendButton specialists={chosen} view={view} isPaid={isPaid} />
          </>
        }
      />
      <RemittanceFilters
        view={view}
        change={(changes) => setView({ ...view, page: 1, ...changes })}
        isPaid={isPaid}
        setPaid={setPaid}
      />
      {error ? (
        <Alert type="error" showIcon title={panelText(error)} />
      ) : data ? (
        <Rows rows={rows} leftOut={leftOut} setLeftOut={setLeftOut} />
      ) : (
        <Skeleton active />
      )}
      {data && data.totalCount > remittancePageSize && (
        <Pagination
          current={view.page}
          pageSize={remittancePageSize}
          total={data.totalCount}
          showSizeChanger={false}
          onChange={(page) => setView({ ...view, page })}
        />
      )}
    </div>
  );
}

function ExportButtons({ view, isPaid }: { view: RemittanceView; isPaid: boolean }) {
  const { actor, offersExport } = useSession();
  const filters = known(filtersOf(view, isPaid));
  const save = (path: string, name: string) => () =>
    void postBlob(path, filters)
      .then((blob) => saveBlob(blob, name))
      .catch(toastFailure);
  const page = pageAt(remittancePrintRoute.page);
  const query = new URLSearchParams(
    Object.entries(filters).map(([key, value]) => [key, String(value)]),
  );
  return (
    <>
      {offersExport && can(actor, exportSpecialists.ability) && (
        <>
          <Button onClick={save(exportSpecialists.path, 'SpecialistWithPayment.xlsx')}>
            Export specialists
          </Button>
          <Button onClick={save(exportRemittances.path, 'SpecialistRemittanceList.xlsx')}>
            Export fees
          </Button>
        </>
      )}
      {page && pageIsOpen(actor, page) && (
        <Button href={`${page.path}?${query.toString()}`} target="_blank" rel="noopener">
          Print
        </Button>
      )}
    </>
  );
}

const figures = ['Fees', 'Share', 'Commission', 'GST', 'Withheld', 'Total with GST'];

type RowsProps = {
  rows: readonly Row[];
  leftOut: ReadonlySet<string>;
  setLeftOut: (ids: ReadonlySet<string>) => void;
};

function Rows({ rows, leftOut, setLeftOut }: RowsProps) {
  if (!rows.length)
    return <EmptyState title="Nothing in these days" text="Choose other days or another filter." />;
  return (
    <section className="card">
      <TableFrame label={title} heads={['', 'Specialist', 'Email', ...figures]} numbers={figures}>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <Checkbox
                aria-label={`Choose ${row.fullName}`}
                checked={!leftOut.has(row.id)}
                onChange={() => setLeftOut(toggled(leftOut, row.id))}
              />
            </td>
            <td>{row.fullName}</td>
            <td>{row.email ?? <span className="soft">No email</span>}</td>
            <td className="number">{row.fees}</td>
            <td className="number">
              <Amount of={row.share} />
            </td>
            <td className="number">
              <Amount of={row.commission} />
            </td>
            <td className="number">
              <Amount of={row.tax} />
            </td>
            <td className="number">
              <Amount of={row.withheld} />
            </td>
            <td className="number">
              <Amount of={row.commissionAmountWithTax} />
            </td>
          </tr>
        ))}
      </TableFrame>
    </section>
  );
}
