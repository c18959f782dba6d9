import { PlusOutlined } from '@ant-design/icons';
import type { AnyResource } from '#kernel/domain';
import { can, pageAt, pageIsOpen, resourceNamed, seenBy } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../api/api.ts';
import { panelText } from '../../errors/panel-text.ts';
import { useSession } from '../../session/session.ts';
import type { Page } from '../list/use-list.ts';
import { mayAdd } from '../record.ts';
import { MiniTable } from './mini-table.tsx';

const few = 5;

type Props = {
  resource: AnyResource;
  /** Which of them: `{ companyId: record.id }`. */
  filters: Readonly<Record<string, string>>;
  /** Said where there is none. */
  empty?: string;
  /** Otherwise the order of the list. */
  sorting?: string;
  /** Columns that say the same in every row, besides those of the filters. */
  without?: readonly string[];
  /** They come to be somewhere else. */
  isRead?: boolean;
};

/** Records of another kind that point at this one: the first few, and the way to all of them. */
export function RelatedList(props: Props) {
  const { resource: declared, filters, empty, sorting, without = [], isRead } = props;
  const { actor } = useSession();
  const resource = seenBy(actor, resourceNamed(declared.name));
  const mayList = can(actor, `${resource.name}.list`);
  const { data, error } = useQuery({
    queryKey: ['list', resource.base, 'related', filters, sorting],
    enabled: mayList,
    queryFn: ({ signal }) =>
      api.get<Page>(`/app/${resource.base}`, { ...filters, sorting, maxResultCount: few }, signal),
  });
  if (!mayList) return <p className="soft">You do not have access to {resource.label[1]}.</p>;
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;

  const list = `/view/${resource.segment}`;
  const detail = pageAt(`${list}/detail/{id}`);
  const opens = detail !== undefined && pageIsOpen(actor, detail);
  const query = new URLSearchParams(filters).toString();
  return (
    <>
      {data.items.length ? (
        <MiniTable
          resource={resource}
          label={resource.label[1]}
          records={data.items}
          without={[...Object.keys(filters), ...without]}
          pageOf={opens ? ({ id }) => `${list}/detail/${id}` : undefined}
        />
      ) : (
        <p className="soft">{empty ?? `No ${resource.label[1].toLowerCase()} yet.`}</p>
      )}
      <p className="mini-more toolbar">
        {!isRead && mayAdd(actor, resource) && pageAt(`${list}/add`) && (
          <AddLink to={`${list}/add?${query}`}>Add {resource.label[0].toLowerCase()}</AddLink>
        )}
        {data.totalCount > few && (
          <Link to={`${list}?${query}${sorting ? `&sorting=${encodeURIComponent(sorting)}` : ''}`}>
            All {data.totalCount} {resource.label[1].toLowerCase()}
          </Link>
        )}
      </p>
    </>
  );
}

/** A link that looks like the button of the panels beside it. */
function AddLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button
      size="small"
      icon={<PlusOutlined />}
      href={to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {children}
    </Button>
  );
}
