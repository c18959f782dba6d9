import { ActionButton, screensFor } from '#kernel/web';
import { accountingDrift, mendDrift } from '../../domain/index.ts';

export const accountingDriftScreens = screensFor(accountingDrift, {
  listNeeds: ['state'],
  actions: ({ record }) =>
    record.state === 'open' && <ActionButton action={mendDrift} record={record} done="Mended" />,
  rowActions: ({ record }) => (record.state === 'open' ? [mendDrift] : []),
});
