import { can, pageAt, pageIsOpen } from '#kernel/domain';
import { openTab, useListState, useSession } from '#kernel/web';
import { Button } from 'antd';
import { approveBlueprint, invoice, statementPrintRoute } from '../../domain/index.ts';

export function ListButtons() {
  const { actor } = useSession();
  return (
    <>
      <StatementButton />
      {can(actor, approveBlueprint.ability) && (
        <Button type="primary" onClick={() => openTab('/view/invoices/add')}>
          New invoice
        </Button>
      )}
    </>
  );
}

/** Of the company that the list is filtered by, or of all. */
function StatementButton() {
  const { actor } = useSession();
  const [{ filters }] = useListState(invoice);
  const page = pageAt(statementPrintRoute.page);
  if (!page || !pageIsOpen(actor, page)) return null;
  const companies = filters['companyId'] ?? [];
  const query = companies.length === 1 ? `companyId=${companies[0]}` : 'companies=all';
  return (
    <Button href={`${statementPrintRoute.page}?${query}`} target="_blank">
      Outstanding statement
    </Button>
  );
}
