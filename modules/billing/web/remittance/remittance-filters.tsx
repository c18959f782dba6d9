import { isPlainDate } from '#kernel/domain';
import { Segmented, Switch } from 'antd';
import { remittanceFilterFields, remittanceTitle } from '../../domain/index.ts';
import { Labelled } from '../provider-pay/labelled.tsx';
import type { RemittanceView } from './remittance-query.ts';

type Props = {
  view: RemittanceView;
  change: (changes: Partial<RemittanceView>) => void;
  isPaid: boolean;
  setPaid: (isPaid: boolean) => void;
};

const byDates = ['requestDateFrom', 'requestDateTo'] as const;
const byPeriod = ['monthPeriod', 'yearPeriod'] as const;
const always = [
  'dateTypeToFilter',
  'paymentPeriod',
  'commissionPaymentStatus',
  'specialistId',
] as const;

/** What a filter cannot be without keeps its last value when somebody empties it. */
const needed: readonly string[] = [...byDates, ...byPeriod, 'dateTypeToFilter'];

export function RemittanceFilters({ view, change, isPaid, setPaid }: Props) {
  const fields = [...(view.by === 'dates' ? byDates : byPeriod), ...always];
  return (
    <>
      <div className="toolbar">
        <Segmented
          aria-label="Which days"
          value={view.by}
          options={[
            { value: 'dates', label: 'Dates' },
            { value: 'period', label: 'Month' },
          ]}
          onChange={(by) => change({ by: by as RemittanceView['by'] })}
        />
        <Switch
          id="show-provider-payment"
          checked={isPaid}
          onChange={setPaid}
          aria-label="Show provider payments"
        />
        <label htmlFor="show-provider-payment">Show provider payments</label>
        <span className="soft">{remittanceTitle(isPaid)}</span>
        <span className="spring" />
        <Switch
          id="uploaded-only"
          checked={view.includeXeroUploadedInvoiceOnly}
          onChange={(isOnly) => change({ includeXeroUploadedInvoiceOnly: isOnly })}
          aria-label={remittanceFilterFields.includeXeroUploadedInvoiceOnly.label}
        />
        <label htmlFor="uploaded-only">
          {remittanceFilterFields.includeXeroUploadedInvoiceOnly.label}
        </label>
      </div>
      <div className="filters">
        {fields.map((key) => (
          <Labelled
            key={key}
            id={`remittance-${key}`}
            field={remittanceFilterFields[key]}
            value={view[key]}
            change={(value) => {
              const isEmpty = value === null || value === undefined || value === '';
              if (isEmpty && needed.includes(key)) return;
              if (remittanceFilterFields[key].kind === 'date' && !isPlainDate(String(value)))
                return;
              change({ [key]: isEmpty ? null : value });
            }}
          />
        ))}
      </div>
    </>
  );
}
