import { formatDateTime, recordPathOf } from '#kernel/domain';
import {
  api,
  confirm,
  EmptyState,
  PageHeader,
  PageTitle,
  panelText,
  TabLink,
  TableFrame,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Pagination, Select, Skeleton } from 'antd';
import { useState } from 'react';
import {
  listLiveLinks,
  listedLinkKinds,
  liveLinksPageSize,
  noAddress,
  withdrawLink,
} from '../domain/index.ts';
import type { LiveLink } from '../domain/index.ts';
import './live-links.css';

const title = 'Live Links';

type Asked = {
  readonly kind: string | undefined;
  readonly filterText: string;
  readonly page: number;
};
type Links = { readonly totalCount: number; readonly items: readonly LiveLink[] };

const useLiveLinks = ({ kind, filterText, page }: Asked) =>
  useQuery({
    queryKey: ['liveLinks', kind, filterText, page],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<Links>(
        listLiveLinks.path,
        {
          ...(kind && { kind }),
          ...(filterText && { filterText }),
          skipCount: (page - 1) * liveLinksPageSize,
        },
        signal,
      ),
  });

async function withdraw({ id, label, address }: LiveLink): Promise<void> {
  const whose = address ? ` that ${address} has` : '';
  const text = `Withdraw the link "${label}"${whose}? It opens nothing from then on, and cannot be given back. You can send a new one from its record.`;
  if (!(await confirm({ text, yes: 'Withdraw', isDanger: true }))) return;
  try {
    await api.put(withdrawLink.path.replace('{linkId}', id), {});
    toast.success('The link is withdrawn.');
  } catch (failure) {
    toastFailure(failure);
  }
}

/** Who can come in without signing in, and for how long. */
export default function LiveLinks() {
  const [asked, setAsked] = useState<Asked>({ kind: undefined, filterText: '', page: 1 });
  const { data, error, refetch } = useLiveLinks(asked);
  const options = Object.entries(listedLinkKinds()).map(([value, label]) => ({ value, label }));
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <div className="toolbar">
        <Select
          aria-label="Kind"
          placeholder="All kinds"
          allowClear
          popupMatchSelectWidth={false}
          options={options}
          value={asked.kind}
          onChange={(kind: string | undefined) => setAsked({ ...asked, kind, page: 1 })}
        />
        <Input.Search
          className="live-links-search"
          aria-label="Search"
          placeholder="Address, record or person"
          allowClear
          onSearch={(filterText) => setAsked({ ...asked, filterText: filterText.trim(), page: 1 })}
        />
      </div>
      {error ? (
        <Alert type="error" showIcon title={panelText(error)} />
      ) : data ? (
        <Found
          links={data}
          page={asked.page}
          turn={(page) => setAsked({ ...asked, page })}
          end={async (link) => {
            await withdraw(link);
            await refetch();
          }}
        />
      ) : (
        <Skeleton active />
      )}
    </div>
  );
}

type FoundProps = {
  links: Links;
  page: number;
  turn: (page: number) => void;
  end: (link: LiveLink) => Promise<void>;
};

const heads = ['Kind', 'For', 'Sent to', 'By', 'Made', 'Until', 'Last opened', ''];

function Found({ links: { items, totalCount }, page, turn, end }: FoundProps) {
  if (!items.length) {
    return (
      <EmptyState
        title="No live links"
        text="Links in mails to people without an account are listed here until they end. Quotations, requests and documents to sign make some."
      />
    );
  }
  return (
    <>
      <TableFrame label={title} heads={heads}>
        {items.map((link) => (
          <LinkLine key={link.id} link={link} end={() => end(link)} />
        ))}
      </TableFrame>
      {totalCount > liveLinksPageSize && (
        <Pagination
          current={page}
          pageSize={liveLinksPageSize}
          total={totalCount}
          showSizeChanger={false}
          onChange={turn}
        />
      )}
    </>
  );
}

function LinkLine({ link, end }: { link: LiveLink; end: () => Promise<void> }) {
  const { actor, zone, dateFormat } = useSession();
  const { recordModule: fromModule, recordId: objectId, recordName, timesOpened } = link;
  const path = recordPathOf(actor, { fromModule, objectId });
  const name = recordName ?? (path ? 'Open the record' : '–');
  const moment = (at: string | null) => formatDateTime(at, zone, dateFormat) || '–';
  const times = timesOpened > 1 ? ` (${timesOpened} times)` : '';
  return (
    <tr>
      <td>{link.label}</td>
      <td>{path ? <TabLink to={path}>{name}</TabLink> : name}</td>
      <td>{link.address ?? noAddress}</td>
      <td>{link.issuer ?? 'Caseway'}</td>
      <td>{moment(link.createdAt)}</td>
      <td>{moment(link.expiresAt)}</td>
      <td>{link.lastOpenedAt ? `${moment(link.lastOpenedAt)}${times}` : 'Not yet'}</td>
      <td>
        <Button
          danger
          size="small"
          aria-label={`Withdraw: ${link.label}, ${link.address ?? noAddress}`}
          onClick={() => void end()}
        >
          Withdraw
        </Button>
      </td>
    </tr>
  );
}
