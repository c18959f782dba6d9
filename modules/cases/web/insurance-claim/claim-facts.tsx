import { can, formatDate } from '#kernel/domain';
import { TabLink, useSession } from '#kernel/web';
import type { ReactNode } from 'react';
import type { InsuranceClaim } from '../../domain/index.ts';

type Props = { claim: InsuranceClaim };

/** What is not known is left out, but for what a claim cannot do without. */
export function ClaimFacts({ claim }: Props) {
  const { dateFormat } = useSession();
  const { claimNo, company, managers, dateOfInjury } = claim;
  return (
    <dl className="values">
      <Fact name="Claim number">{claimNo && <b>{claimNo}</b>}</Fact>
      <Fact name={company?.typeName ?? 'Company'}>{company && <Company company={company} />}</Fact>
      <Fact name="Managed by">
        {managers.length > 0 && managers.map((one) => <Manager key={one.id} manager={one} />)}
      </Fact>
      <Known name="Their reference">{claim.customerReference}</Known>
      <Known name="Scheme">{claim.scheme}</Known>
      <Known name="Matter type">{claim.matterType}</Known>
      <Known name="Type of claim">{claim.typeOfClaim}</Known>
      <Fact name="Date of injury">{dateOfInjury && formatDate(dateOfInjury, dateFormat)}</Fact>
      <Fact name="Injury">{claim.bodyParts.join(', ')}</Fact>
      <Known name="Employer">{claim.employer}</Known>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="field">
    <dt>{name}</dt>
    <dd>{children || <span className="soft">Not known</span>}</dd>
  </div>
);

const Known = ({ name, children }: { name: string; children: string | null }) =>
  children && <Fact name={name}>{children}</Fact>;

function Company({ company }: { company: NonNullable<InsuranceClaim['company']> }) {
  const { actor } = useSession();
  if (!can(actor, 'company.read')) return company.displayName;
  return <TabLink to={`/view/companies/detail/${company.id}`}>{company.displayName}</TabLink>;
}

const Manager = ({ manager }: { manager: InsuranceClaim['managers'][number] }) => (
  <div>
    {manager.displayName}
    {manager.email && (
      <a className="claim-mail" href={`mailto:${manager.email}`}>
        {manager.email}
      </a>
    )}
  </div>
);
