import { TagsOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import {
  EmptyState,
  panelText,
  RecordDialog,
  TableFrame,
  useRefetch,
  useSession,
} from '#kernel/web';
import { Alert, Button, Input, Skeleton, Switch } from 'antd';
import { Suspense, useDeferredValue, useState } from 'react';
import { lookupCategories, lookupConfig, parentCategory } from '../../domain/index.ts';
import type { LookupCategory } from '../../domain/index.ts';
import { AddValue } from './add-value.tsx';
import { SortableValues } from './sortable-values.tsx';
import { useValues } from './use-values.ts';
import type { Value } from './use-values.ts';
import { ValueRow } from './value-row.tsx';

/** Whoever belongs to others is listed under the name of the other. */
const groupOf = ({ parent }: Value): string => parent?.displayName ?? '';

export function ValueTable({ category }: { category: LookupCategory }) {
  const { actor } = useSession();
  const [words, setWords] = useState('');
  const [showsInactive, setShowsInactive] = useState(true);
  const [edited, setEdited] = useState<Value | null>(null);
  const refetch = useRefetch(lookupConfig);
  const values = useValues(category, useDeferredValue(words));
  const all = values.data?.pages.flatMap(({ items }) => items) ?? [];
  const rows = all.filter(({ isActive }) => isActive || showsInactive);
  const above = parentCategory[category];
  const whyFixed =
    words !== '' || values.hasNextPage ? 'Show the whole list to change its order' : null;
  const mayAdd = can(actor, 'lookupConfig.create');

  return (
    <section className="card value-table" aria-label={lookupCategories[category]}>
      <header>
        <h2>{lookupCategories[category]}</h2>
        {above && <p className="soft">Each belongs to a value of “{lookupCategories[above]}”.</p>}
        <span className="spring" />
        <Input
          type="search"
          aria-label="Find a value"
          placeholder="Find a value"
          allowClear
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <span className="value-switch">
          <Switch
            size="small"
            aria-label="Show inactive values too"
            checked={showsInactive}
            onChange={setShowsInactive}
          />
          Inactive too
        </span>
      </header>
      {mayAdd && <AddValue category={category} />}
      {values.error && <Alert type="error" showIcon title={panelText(values.error)} />}
      {values.isPending && <Skeleton active paragraph={{ rows: 8 }} title={false} />}
      {values.data && !rows.length && (
        <EmptyState
          icon={<TagsOutlined />}
          title={words ? 'No result found' : 'No data found'}
          text={
            words
              ? 'Try fewer letters, or add it above.'
              : 'Type the first value above and press Enter.'
          }
        />
      )}
      {rows.length > 0 && (
        <SortableValues values={rows}>
          <TableFrame
            label={lookupCategories[category]}
            heads={['Order', 'Label', 'Default', 'Active', '']}
          >
            {rows.flatMap((value, index) => [
              ...(above && (index === 0 || groupOf(rows[index - 1] ?? value) !== groupOf(value))
                ? [
                    <tr key={`group ${groupOf(value)} ${value.id}`} className="value-group">
                      <th colSpan={5} scope="rowgroup">
                        {groupOf(value) || 'Belongs to none'}
                      </th>
                    </tr>,
                  ]
                : []),
              <ValueRow
                key={value.id}
                value={value}
                whyFixed={whyFixed}
                edit={() => setEdited(value)}
              />,
            ])}
          </TableFrame>
        </SortableValues>
      )}
      {values.hasNextPage && (
        <Button loading={values.isFetchingNextPage} onClick={() => void values.fetchNextPage()}>
          Show more
        </Button>
      )}
      {edited && (
        <Suspense>
          <RecordDialog
            resource={dialogResource(category)}
            fixed={{ type: category, ...(!above && { parentId: null }) }}
            record={edited}
            close={(isSaved) => {
              setEdited(null);
              if (isSaved) void refetch();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** In the dialog the list above is the only one to choose from. */
function dialogResource(category: LookupCategory) {
  const above = parentCategory[category];
  if (!above) return lookupConfig;
  const parentId = { ...lookupConfig.fields.parentId, where: { type: above } };
  return { ...lookupConfig, fields: { ...lookupConfig.fields, parentId } };
}
