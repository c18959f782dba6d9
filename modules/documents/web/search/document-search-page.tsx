import { FileSearchOutlined } from '@ant-design/icons';
import { EmptyState, PageHeader, PageTitle, panelText } from '#kernel/web';
import { Alert, Input, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { longestKeyword } from '../../domain/index.ts';
import { ShownFile } from '../shown-file.tsx';
import './document-search.css';
import { FoundPageRow } from './found-pages.tsx';
import { SearchFilters } from './search-filters.tsx';
import { pageSize, useDocumentSearch } from './use-document-search.ts';
import type { FoundPage } from './use-document-search.ts';

type Search = ReturnType<typeof useDocumentSearch>;

function countText({ answer }: Search): string {
  if (!answer) return '';
  const { totalCount, isCut } = answer;
  const pages = `${totalCount} page${totalCount === 1 ? '' : 's'}`;
  return isCut ? `The newest ${pages}; there are more` : `${pages} found`;
}

/** S-018, R-014, R-015: names and contents of every file that the reader may see. */
export default function DocumentSearchPage() {
  const search = useDocumentSearch();
  const [typed, setTyped] = useState(search.keyword);
  const [shown, setShown] = useState<FoundPage | null>(null);
  return (
    <div className="page docs-search">
      <PageTitle>Document Search</PageTitle>
      <PageHeader title="Document Search" meta={countText(search)} />
      <Input.Search
        allowClear
        enterButton="Search"
        size="large"
        aria-label="Words in names and contents of files"
        placeholder='Words in names and contents, "words in a row" in quotes'
        maxLength={longestKeyword}
        value={typed}
        loading={search.isFetching}
        onChange={({ target }) => setTyped(target.value)}
        onSearch={search.look}
      />
      <SearchFilters filters={search.filters} change={search.filter} clear={search.clearFilters} />
      <Results search={search} open={setShown} />
      {shown && (
        <ShownFile
          file={{ ...shown, id: shown.fileId }}
          page={shown.page}
          keyword={shown.source === 'name' ? '' : search.keyword}
          close={() => setShown(null)}
        />
      )}
    </div>
  );
}

function Results({ search, open }: { search: Search; open: (found: FoundPage) => void }) {
  const { keyword, answer, error, page, turnTo } = search;
  if (!keyword) {
    return (
      <EmptyState
        icon={<FileSearchOutlined />}
        title="Look for words in every file"
        text="Letters, reports and scans are searched page by page, as far as you may see them."
      />
    );
  }
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!answer) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (!answer.items.length) {
    return (
      <EmptyState
        icon={<FileSearchOutlined />}
        title={`Nothing was found for “${keyword}”`}
        text="All words must stand on the same page. A file that was uploaded just now may still be read."
      />
    );
  }
  return (
    <>
      <ul className="found-pages">
        {answer.items.map((found) => (
          <FoundPageRow key={`${found.fileId} ${found.page}`} found={found} open={open} />
        ))}
      </ul>
      <Pagination
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={pageSize}
        total={answer.totalCount}
        onChange={turnTo}
      />
    </>
  );
}
