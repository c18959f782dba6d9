import { caseTypeOf } from '#cases/domain';
import { formatMoney } from '#kernel/domain';
import { EmptyState, SectionCard, TabLink, TableFrame, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Fragment, useState } from 'react';
import type { PreviewOfRun } from '../../domain/index.ts';

type Company = PreviewOfRun['companies'][number];

const figures = ['Cases', 'Invoices', 'Total with GST'];
const invoices = (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`;

type Props = { preview: PreviewOfRun; isSent: boolean; begin: () => Promise<void> };

/** Of what is made, how many reach nobody. */
const unsentOf = ({ companies }: PreviewOfRun): number =>
  companies.filter(({ email }) => !email).reduce((all, one) => all + one.invoices, 0);

export function RunPreview({ preview, isSent, begin }: Props) {
  const { currency } = useSession();
  const [isStarting, setStarting] = useState(false);
  if (!preview.companies.length)
    return (
      <EmptyState
        title="Nothing waits to be invoiced"
        text="Choose a later day, or another company or case type."
      />
    );
  const unsent = unsentOf(preview);
  const start = async () => {
    setStarting(true);
    await begin();
    setStarting(false);
  };
  return (
    <SectionCard title="Preview">
      <TableFrame label="Companies" heads={['Company', ...figures]} numbers={figures}>
        {preview.companies.map((company) => (
          <CompanyRows key={company.companyId ?? ''} company={company} isSent={isSent} />
        ))}
        <tr className="invoicing-total">
          <th scope="row">Together</th>
          <td className="number">{preview.cases}</td>
          <td className="number">{preview.invoices}</td>
          <td className="number">{formatMoney(preview.total, currency)}</td>
        </tr>
      </TableFrame>
      <div className="form-end">
        {preview.blocked > 0 && (
          <span className="soft">
            {preview.blocked} {preview.blocked === 1 ? 'case is' : 'cases are'} left out until what
            is missing is there.
          </span>
        )}
        {isSent && unsent > 0 && (
          <span className="soft">
            {invoices(unsent)} {unsent === 1 ? 'is' : 'are'} made and not sent: no address.
          </span>
        )}
        <Button
          type="primary"
          disabled={!preview.invoices}
          loading={isStarting}
          onClick={() => void start()}
        >
          {`Make ${isSent ? 'and send ' : ''}${invoices(preview.invoices)}`}
        </Button>
      </div>
    </SectionCard>
  );
}

function CompanyRows({ company, isSent }: { company: Company; isSent: boolean }) {
  const { currency } = useSession();
  return (
    <Fragment>
      <tr>
        <td>
          {company.companyName}
          {isSent && company.invoices > 0 && (
            <div className="soft">{company.email ?? 'No address for invoices'}</div>
          )}
        </td>
        <td className="number">{company.cases}</td>
        <td className="number">{company.invoices}</td>
        <td className="number">{formatMoney(company.total, currency)}</td>
      </tr>
      {company.blocked.map(({ caseId, caseNo, caseType, reasons }) => (
        <tr key={caseId} className="invoicing-blocked">
          <td colSpan={4}>
            <TabLink to={`/view/${caseTypeOf(caseType)?.resource.segment ?? ''}/detail/${caseId}`}>
              {caseNo}
            </TabLink>{' '}
            {reasons.join(' ')}
          </td>
        </tr>
      ))}
    </Fragment>
  );
}
