import type { TenantDefaults } from '#kernel/server';
import {
  accountCode,
  accountCodesAtStart,
  billingSetting,
  purposeAccountsAtStart,
  serviceItem,
  serviceItemsAtStart,
} from '../domain/index.ts';

export const billingDefaults: TenantDefaults = ({ idOf }) => [
  {
    resource: accountCode,
    records: [
      ...accountCodesAtStart.map(([code, name, kind]) => ({
        id: idOf('accountCode', code),
        code,
        name,
        kind,
      })),
      ...Object.entries(purposeAccountsAtStart).map(([purpose, [code, name, kind]]) => ({
        id: idOf('accountCode', code),
        code,
        name,
        kind,
        purpose,
      })),
    ],
  },
  {
    resource: serviceItem,
    records: serviceItemsAtStart.map(([code, name, serviceType, unitPrice, account]) => ({
      id: idOf('serviceItem', code),
      code,
      name,
      serviceType,
      unitPrice,
      hasGst: true,
      accountCodeId: idOf('accountCode', account),
    })),
  },
  {
    resource: billingSetting,
    records: [
      {
        id: idOf('billingSetting', 'tenant'),
        scope: 'tenant',
        effectiveFrom: '2020-07-01',
        termsDays: 30,
        taxRate: '10',
        prepayment: 'notRequired',
        statementDay: '1st',
        invoiceNote: 'Please pay by electronic transfer and quote the invoice number.',
      },
      {
        id: idOf('billingSetting', 'tenant', 'MN'),
        scope: 'tenant',
        serviceType: 'MN',
        effectiveFrom: '2020-07-01',
        termsDays: 14,
        taxRate: '10',
        prepayment: 'required',
        statementDay: '1st',
      },
    ],
  },
];
