import { caseTypeOf } from '#cases/domain';
import { formatMoney } from '#kernel/domain';
import { EmptyState, SectionCard, TabLink, TableFrame, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Fragment, useState } from 'react';
import type { PreviewOfRun } from '../../domain/index.ts';

type Company = PreviewOfRun['companies'][number];

const figures = ['Cases', 'Invoices', 'Total with GST'];
const invoices = (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`;

type Props = { preview: PreviewOfRun; begin: () => Promise<void> };

export function RunPreview({ preview, begin }: Props) {
  const { currency } = useSession();
  const [isStarting, setStarting] = useState(false);
  if (!preview.companies.length)
    return (
      <EmptyState
        title="Nothing waits to be invoiced"
        text="Choose a later day, or another company or case type."
      />
    );
  const start = async () => {
    setStarting(true);
    await begin();
    setStarting(false);
  };
  return (
    <SectionCard title="Preview">
      <TableFrame label="Companies" heads={['Company', ...figures]} numbers={figures}>
        {preview.companies.map((company) => (
          <CompanyRows key={company.companyId ?? ''} company={company} />
        ))}
        <tr className="making-total">
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
        <Button
          type="primary"
          disabled={!preview.invoices}
          loading={isStarting}
          onClick={() => void start()}
        >
          Make {invoices(preview.invoices)}
        </Button>
      </div>
    </SectionCard>
  );
}

function CompanyRows({ company }: { company: Company }) {
  const { currency } = useSession();
  return (
    <Fragment>
      <tr>
        <td>{company.companyName}</td>
        <td className="number">{company.cases}</td>
        <td className="number">{company.invoices}</td>
        <td className="number">{formatMoney(company.total, currency)}</td>
      </tr>
      {company.blocked.map(({ caseId, caseNo, caseType, reasons }) => (
        <tr key={caseId} className="making-blocked">
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
