import type { PlainDate } from '#kernel/domain';
import { contractor } from '#parties/domain';
import type { contractorTypes } from '#parties/domain';
import { idOf } from '../seed/ids.ts';
import type { TableRows } from '../seed/load-rows.ts';
import { recordsOf } from '../seed/records-of.ts';
import type { Account, Who } from './accounts.ts';
import type { DemoCompany } from './companies.ts';
import type { CompanyType } from './companies/sketch.ts';
import { momentBefore } from './days.ts';
import { mailboxOf, namesOf, peopleFrom } from './people.ts';
import { addressIn, phoneIn } from './places.ts';
import { randomOf } from './random.ts';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

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
  return recordsOf(contractor, [...withAccount, ...more], tenantId(tenant));
}
