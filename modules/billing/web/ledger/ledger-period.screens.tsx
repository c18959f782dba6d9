import { ActionButton, screensFor } from '#kernel/web';
import { ledgerPeriod, reopenMonth } from '../../domain/index.ts';
import { CloseMonthButton } from './close-month-button.tsx';

export const ledgerPeriodScreens = screensFor(ledgerPeriod, {
  listActions: CloseMonthButton,
  listNeeds: ['status'],
  actions: ({ record }) =>
    record.status === 'closed' && (
      <ActionButton
        action={reopenMonth}
        record={record}
        done="Somebody else is asked to agree. The month opens when they do."
      />
    ),
  rowActions: ({ record }) => (record.status === 'closed' ? [reopenMonth] : []),
});
