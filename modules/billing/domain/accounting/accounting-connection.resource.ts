import { dateTime, defineResource, text } from '#kernel/domain';

/**
 * How a practice reaches its accounting system; one row, under the id of the practice. It has no
 * verbs, so that no list, export or history can carry a secret out.
 */
export const accountingConnection = defineResource({
  name: 'accountingConnection',
  segment: 'accounting-connections',
  label: ['Accounting Connection', 'Accounting Connections'],
  title: '{clientId}',
  pages: { only: [] },

  fields: {
    clientId: text('Client id', { required: true, max: 200 }),
    clientSecret: text('Client secret', { readOnly: true, history: false, max: 4000 }),
    accessToken: text('Access token', { readOnly: true, history: false, max: 8000 }),
    tokenEndsAt: dateTime('Token ends', { readOnly: true, history: false }),
    lastSyncAt: dateTime('Last sync', { readOnly: true }),
  },

  verbs: {},
  list: { columns: ['clientId'], sort: 'clientId' },
  detail: { Information: ['clientId'] },
});
