import type { PlainDate } from '#kernel/domain';
import { contractor } from '../../domain/index.ts';
import type { contractorTypes } from '../../domain/index.ts';
import { idOf, momentBefore, randomOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import type { Account } from '#identity/demo';
import type { DemoCompany } from '../company/companies.ts';
import type { CompanyType } from '../company/sketches/sketch.ts';
import { addressIn, mailboxOf, namesOf, peopleFrom, phoneIn, tenantId } from '#platform/demo';
import type { TenantName, Who } from '#platform/demo';

type ContractorType = keyof typeof contractorTypes;
type Kind = { readonly type: ContractorType; readonly company: CompanyType };

const typist: Kind = { type: 'typist', company: 'other' };
const broker: Kind = { type: 'broker', company: 'clientAcquisitions' };
/** B-095: other than a broker, of an insurer. */
const insurer: Kind = { type: 'other', company: 'insurer' };
const interpreter: Kind = { type: 'other', company: 'interpreterProvider' };

const kinds: Readonly<Partial<Record<Who, Kind>>> = { typist, broker, insurer };

const others: Readonly<Record<TenantName, readonly Kind[]>> = {
  host: [],
  harbour: [typist, typist, typist, typist, broker, broker, insurer, interpreter, interpreter],
  summit: [typist, typist, broker, interpreter],
  lawbridge: [typist, interpreter],
  southern: [broker, insurer],
  lumen: [broker],
  beacon: [broker],
  demo: [typist, interpreter],
};

export function contractorRows(
  tenant: TenantName,
  companies: readonly DemoCompany[],
  accounts: readonly Account[],
  today: PlainDate,
): TableRows[] {
  const random = randomOf(tenant, 'contractors');
  const nextPerson = peopleFrom(
    random,
    accounts.map(({ person }) => person),
  );
  const at = ({ type, company }: Kind) => ({
    type,
    companyId: companies.find((given) => given.type === company && given.isActive !== false)?.id,
    phone: phoneIn('NSW', random),
    address: addressIn(random.pick(['Parramatta', 'Newcastle', 'Burwood', 'Sydney']), random),
    creationTime: momentBefore(today, random.between(10, 600), random),
  });
  const withAccount = accounts.flatMap(({ who, id, email, person }) => {
    const kind = kinds[who];
    if (!kind) return [];
    const own = { id: idOf('contractor', tenant, who), email, userId: id };
    return [{ ...at(kind), ...own, ...namesOf(person), offerAccount: true }];
  });
  const more = others[tenant].map((kind, index) => {
    const person = nextPerson();
    return {
      ...at(kind),
      id: idOf('contractor', tenant, String(index)),
      ...namesOf(person),
      email: `${mailboxOf(person)}@mail.example`,
    };
  });
  return recordRows(contractor, [...withAccount, ...more], tenantId(tenant));
}
