import { pageAt, pageIsOpen } from '#kernel/domain';
import { useListState, useSession } from '#kernel/web';
import { Button } from 'antd';
import { invoice, statementPrintRoute } from '../../domain/index.ts';

/** Of the company that the list is filtered by, or of all. */
export function StatementButton() {
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
