import { readDuePay } from '#billing/domain';
import type { readMoneyFigures } from '#billing/domain';
import { addDays, can, formatMoney } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { api, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Loaded, Panel } from '../panel.tsx';
import { everyMinute } from '../use-statistic.ts';
import { Figure } from './figures.tsx';

type MoneyFigures = ValueOfShape<NonNullable<typeof readMoneyFigures.answer>>;

const open = '/view/invoices?openAmountFrom=0.01';

function Figures({ of }: { of: MoneyFigures }) {
  const { actor, currency } = useSession();
  const money = (amount: string): string => formatMoney(amount, currency);
  return (
    <ul className="dash-figures dash-sums">
      <Figure label={`open on ${of.openCount} invoices`} to={open} value={money(of.open)} />
      <Figure
        label={`overdue on ${of.overdueCount}`}
        to={`${open}&dueDateTo=${addDays(of.today, -1)}`}
        value={money(of.overdue)}
      />
      <Figure
        label={`not applied of ${of.unappliedCount} receipts`}
        to="/view/receipts?unappliedFrom=0.01"
        value={money(of.unapplied)}
      />
      <Figure
        label={`to be invoiced, ${of.toInvoiceCount} charges`}
        to="/view/billing-reports?report=unbilled"
        value={money(of.toInvoice)}
      />
      {can(actor, readDuePay.ability) && (
        <Figure
          label="to be paid to specialists"
          to="/view/generate-doctor-payment"
          value={money(of.toPay)}
        />
      )}
    </ul>
  );
}

/** What accounting looks at first; each figure opens the rows that it adds up. */
export function Money() {
  const query = useQuery({
    queryKey: ['billing-figures'],
    staleTime: everyMinute / 2,
    refetchInterval: everyMinute,
    queryFn: ({ signal }) => api.get<MoneyFigures>('/app/billing-figures', {}, signal),
  });
  return (
    <Panel title="Money" more={{ to: '/view/billing-reports', text: 'Financial Reports' }}>
      <Loaded query={query} lines={2}>
        {(figures) => <Figures of={figures} />}
      </Loaded>
    </Panel>
  );
}
