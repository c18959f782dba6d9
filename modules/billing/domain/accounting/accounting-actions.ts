import { choice, date, defineAction, defineTask, optional, record, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { creditNote } from '../credit-notes/credit-note.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { accountingDrift, mendSides } from './accounting-drift.resource.ts';

const keepers = ['TENANT_ADMIN', 'ADMIN_STAFF', 'ACCOUNTING'] as const;

const connectionShape = {
  isConnected: 'flag',
  isSimulated: 'flag',
  clientId: 'text?',
  hasClientSecret: 'flag',
  lastSyncAt: 'instant?',
} as const;

export const readConnection = defineAction({
  name: 'readConnection',
  on: 'accountingConnection',
  label: 'Accounting connection',
  route: 'GET /app/accounting-connection',
  roles: ['TENANT_ADMIN', ...office],
  input: {},
  answer: connectionShape,
});

export const saveConnection = defineAction({
  name: 'saveConnection',
  on: 'accountingConnection',
  label: 'Save connection',
  route: 'PUT /app/accounting-connection',
  roles: keepers,
  input: {
    clientId: text('Client id', { required: true, max: 200 }),
    clientSecret: text('Client secret', {
      max: 500,
      hint: 'Empty: the secret stays as it is.',
    }),
  },
  answer: connectionShape,
});

/** Whether the other side answers, and which of our account codes it does not know. */
export const checkConnection = defineAction({
  name: 'checkConnection',
  on: 'accountingConnection',
  label: 'Check connection',
  route: 'POST /app/accounting-connection/check',
  roles: keepers,
  input: {},
  answer: { organisation: 'text', missingAccounts: [{ code: 'text', name: 'text' }] },
});

/** C-427, B-356. */
export const uploadInvoice = defineAction({
  name: 'uploadToAccounting',
  on: invoice,
  label: 'Upload to accounting',
  route: 'POST /app/payments/{id}/upload-to-accounting',
  roles: office,
  input: {},
  answer: record(invoice),
});

export const uploadCreditNote = defineAction({
  name: 'uploadToAccounting',
  on: creditNote,
  label: 'Upload to accounting',
  route: 'POST /app/credit-notes/{id}/upload-to-accounting',
  roles: office,
  input: {},
  answer: record(creditNote),
});

const range = { from: date('Invoices from'), to: date('Invoices to') };

/** All that was not uploaded yet, by a worker. */
export const uploadAll = defineAction({
  name: 'uploadAllToAccounting',
  on: invoice,
  label: 'Upload all to accounting',
  route: 'POST /app/payments/upload-all-to-accounting',
  roles: office,
  input: range,
  answer: { taskId: 'id' },
});

export const uploadAllTask = defineTask({
  name: uploadAll.name,
  label: 'Upload to accounting',
  on: uploadAll.on,
  verb: uploadAll.name,
  rows: ['document', 'documents'],
  opensList: true,
  input: range,
});

/** C-429: payments and statuses are read again; what differs is kept and shown. */
export const syncAccounting = defineAction({
  name: 'manualAccountingSync',
  on: invoice,
  label: 'Sync with accounting',
  route: 'POST /app/payments/manual-accounting-sync',
  roles: office,
  input: {},
  answer: {
    checked: optional('number'),
    differing: optional('number'),
    /** Instead of the rest where a worker does it. */
    taskId: optional('id'),
  },
});

export const syncTask = defineTask({
  name: syncAccounting.name,
  label: 'Sync with accounting',
  on: syncAccounting.on,
  verb: syncAccounting.name,
  rows: ['invoice', 'invoices'],
  input: {},
});

export const mendDrift = defineAction({
  name: 'mendDrift',
  on: accountingDrift,
  label: 'Mend',
  route: 'POST /app/accounting-drifts/{id}/mend',
  roles: office,
  input: { side: choice('Who is right', mendSides, { required: true }) },
  answer: record(accountingDrift),
});
