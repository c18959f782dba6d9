import { caseTypeOf } from '#cases/domain';
import { formatDate, formatMoney } from '#kernel/domain';
import { Notice, TableFrame, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { mostPreviewRows, previewPeriodText, previewText, ruleKinds } from '../../domain/index.ts';
import type { ShownPreview } from '../../domain/index.ts';

const figures = ['Before', 'After', 'Specialist before', 'Specialist after'];

/** What the change would have done, and the cases that it would have done it to. */
export function PreviewResult({ preview }: { preview: ShownPreview }) {
  const formats = useSession();
  const isMore = preview.rows.length === mostPreviewRows;
  return (
    <section aria-label="What would change">
      <Notice tone="info" title={previewText(preview, formats)}>
        <p className="soft">{previewPeriodText(preview, formats)}</p>
      </Notice>
      {preview.rows.length > 0 && <PreviewTable rows={preview.rows} />}
      {isMore && <p className="soft">The first {mostPreviewRows} are shown.</p>}
    </section>
  );
}

const pageOf = ({ caseType, caseId }: ShownPreview['rows'][number]): string =>
  `/view/${caseTypeOf(caseType)?.resource.segment ?? 'assessments'}/detail/${caseId}`;

function PreviewTable({ rows }: Pick<ShownPreview, 'rows'>) {
  const { dateFormat, currency } = useSession();
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <TableFrame
      label="Cases that would differ"
      heads={['Case', 'Company', 'Charged for', 'Date', ...figures, 'Price from']}
      numbers={figures}
    >
      {rows.map((row) => (
        <tr key={`${row.caseId} ${row.kind}`}>
          <td>
            <Link to={pageOf(row)}>{row.caseNo}</Link>{' '}
            <span className="soft">{row.claimantName}</span>
          </td>
          <td>{row.companyName}</td>
          <td>{ruleKinds[row.kind]}</td>
          <td>{formatDate(row.day, dateFormat)}</td>
          <td className="number">{money(row.before)}</td>
          <td className="number">{money(row.after)}</td>
          <td className="number">{money(row.payBefore)}</td>
          <td className="number">{money(row.payAfter)}</td>
          <td>{row.rule}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
