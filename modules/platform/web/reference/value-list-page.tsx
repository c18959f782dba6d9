import { PageHeader, PageTitle } from '#kernel/web';
import { useSearchParams } from 'react-router';
import { lookupCategories } from '../../domain/index.ts';
import type { LookupCategory } from '../../domain/index.ts';
import { CategoryList } from './category-list.tsx';
import { ValueTable } from './value-table.tsx';
import './value-list.css';

const isCategory = (text: string | null): text is LookupCategory =>
  text !== null && Object.hasOwn(lookupCategories, text);

/** S-023, M-016: the lists on the left, the values of one of them on the right. */
export function ValueListPage() {
  const [params, setParams] = useSearchParams();
  const given = params.get('type');
  const category = isCategory(given) ? given : 'specialty';
  return (
    <div className="page value-page">
      <PageTitle>Value List</PageTitle>
      <PageHeader title="Value List" meta="What the rest of the product picks from." />
      <div className="value-lists">
        <CategoryList chosen={category} choose={(type) => setParams({ type }, { replace: true })} />
        <ValueTable key={category} category={category} />
      </div>
    </div>
  );
}
