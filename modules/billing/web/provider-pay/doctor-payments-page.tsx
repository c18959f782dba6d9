import { addMoney, can, isPlainDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import {
  Amount,
  api,
  EmptyState,
  PageHeader,
  PageTitle,
  panelText,
  toast,
  toastFailure,
  todayIn,
  useSession,
} from '#kernel/web';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  defaultMonth,
  defaultYear,
  makePayments,
  monthRange,
  payTerms,
  providerPayment,
} from '../../domain/index.ts';
import { isPayable, payeesToPay, paymentsAhead } from './chosen-payees.ts';
import type { Limits } from './chosen-payees.ts';
import { Labelled } from './labelled.tsx';
import { MakePaymentsDialog } from './make-payments-dialog.tsx';
import { MadePayments } from './made-payments.tsx';
import { PayeeTable } from './payee-table.tsx';
import { PaySettingButton } from './pay-setting-button.tsx';
import { useDuePay } from './use-due-pay.ts';
import type { DuePayee } from './use-due-pay.ts';

const title = 'Doctor Remittances';

type Period = Readonly<Record<'periodFrom' | 'periodTo' | 'payOn', PlainDate>>;

/** What is being typed is no day yet. */
const isDay = (value: unknown): value is PlainDate =>
  typeof value === 'string' && isPlainDate(value);

const startOf = (today: PlainDate): Period => {
  const { from, to } = monthRange(defaultYear(today), defaultMonth(today));
  return { periodFrom: from, periodTo: to, payOn: today };
};

/** R-027, S-027: who is paid for a period, in what, and what waits for the bank. */
export default function DoctorPaymentsPage() {
  const { zone } = useSession();
  const today = todayIn(zone);
  const [period, setPeriod] = useState<Period>(() => startOf(today));
  const { data, error, refresh } = useDuePay(period.periodTo);
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <>
            <Link to={`/view/${payTerms.segment}`}>Pay details</Link>
            <Link to={`/view/${providerPayment.segment}`}>All payments</Link>
            <PaySettingButton changed={refresh} />
          </>
        }
      />
      <div className="filters">
        {(['periodFrom', 'periodTo', 'payOn'] as const).map((key) => (
          <Labelled
            key={key}
            id={`pay-${key}`}
            field={makePayments.input[key]}
            value={period[key]}
            change={(day) => isDay(day) && setPeriod({ ...period, [key]: day })}
          />
        ))}
      </div>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!error && !data && <Skeleton active />}
      {data && <DueSection payees={data.payees} period={period} refresh={refresh} />}
      {data && data.made.length > 0 && (
        <MadePayments payments={data.made} payOn={period.payOn} today={today} refresh={refresh} />
      )}
    </div>
  );
}

type DueProps = {
  payees: readonly DuePayee[];
  period: Period;
  refresh: () => Promise<void>;
};

function DueSection({ payees, period, refresh }: DueProps) {
  const { actor } = useSession();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [limits, setLimits] = useState<Limits>({});
  const [isMaking, setMaking] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const chosen = payeesToPay(payees, leftOut, limits);
  const make = async () => {
    setMaking(true);
    try {
      const given = { ...period, payees: chosen };
      const { payments } = await api.post<{ payments: unknown[] }>(makePayments.path, given);
      toast.success(`${payments.length} ${payments.length === 1 ? 'payment' : 'payments'} made.`);
      setLimits({});
    } catch (error) {
      toastFailure(error);
    }
    setMaking(false);
    setAsked(false);
    await refresh();
  };
  if (!payees.length)
    return (
      <EmptyState
        title="Nobody is owed anything"
        text="Fees appear here when a claimant was seen, a report was sent or an invoice was paid."
      />
    );
  const due = addMoney('0', ...payees.filter(isPayable).map(({ net }) => net));
  return (
    <section className="card" aria-labelledby="due-pay">
      <div className="toolbar">
        <h2 id="due-pay">
          Due by the end of the period: <Amount of={due} />
        </h2>
        <span className="spring" />
        {can(actor, makePayments.ability) && (
          <Button type="primary" disabled={!chosen.length} onClick={() => setAsked(true)}>
            Make payments
          </Button>
        )}
      </div>
      <PayeeTable
        payees={payees}
        leftOut={leftOut}
        setLeftOut={setLeftOut}
        limits={limits}
        setLimits={setLimits}
      />
      {isAsked && (
        <MakePaymentsDialog
          {...paymentsAhead(payees, leftOut, limits)}
          isMaking={isMaking}
          make={() => void make()}
          close={() => setAsked(false)}
        />
      )}
    </section>
  );
}
