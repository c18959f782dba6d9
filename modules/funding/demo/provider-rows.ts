import type { PlainDate } from '#kernel/domain';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { abnOf } from '#parties/demo';
import { peopleFrom, tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { fundingProvider } from '../domain/index.ts';

const providers: Readonly<
  Partial<Record<TenantName, readonly (readonly [string, 'lender' | 'broker' | 'internal'])[]>>
> = {
  southern: [
    ['Southern Disbursement Funding', 'lender'],
    ['Parkland Capital Partners', 'broker'],
    ['Southern Reserve Facility', 'internal'],
  ],
  harbour: [['Harbour Internal Facility', 'internal']],
};

export const providerId = (tenant: TenantName, name: string): string =>
  idOf('fundingProvider', tenant, name);

const mailOf = (name: string): string => `desk@${name.toLowerCase().replaceAll(' ', '')}.example`;

export const providerMail =
  (tenant: TenantName) =>
  (id: string): string | null => {
    const found = (providers[tenant] ?? []).find(([name]) => providerId(tenant, name) === id);
    return found ? mailOf(found[0]) : null;
  };

export function providerRows(tenant: TenantName, today: PlainDate): TableRows[] {
  const random = randomOf(tenant, 'funding providers');
  const nextPerson = peopleFrom(random);
  const records = (providers[tenant] ?? []).map(([name, kind], at) => {
    const { firstName, lastName } = nextPerson();
    return {
      id: providerId(tenant, name),
      name,
      kind,
      abn: abnOf(random),
      contactName: `${firstName} ${lastName}`,
      email: mailOf(name),
      phone: `+6188410${String(2210 + at)}`,
      accountName: name,
      bsb: '085005',
      accountNo: String(random.between(10_000_000, 99_999_999)),
      isActive: true,
      creationTime: momentBefore(today, 995, random),
    };
  });
  return recordRows(fundingProvider, records, tenantId(tenant));
}
