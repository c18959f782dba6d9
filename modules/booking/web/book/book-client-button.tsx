import { CalendarOutlined } from '@ant-design/icons';
import { openTab, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { booksForAnyCompany, filtersByScheme } from '../../domain/index.ts';
import { searchForClient } from './search-for-client.ts';

/** On the page of a person: the search, with what is known of them filled in. */
export default function BookClientButton({ record }: { record: StoredRecord }) {
  const { actor } = useSession();
  if (record.isActive === false) return null;
  const schemeId = filtersByScheme(actor) ? record.schemeId : null;
  const address = searchForClient({ ...record, schemeId }, booksForAnyCompany(actor));
  return (
    <Button icon={<CalendarOutlined />} onClick={() => openTab(address)}>
      Book
    </Button>
  );
}
