import type { AnyResource } from '#kernel/domain';
import { api, openLists, PageTitle, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

export default function Dashboard() {
  const { actor, profile } = useSession();
  const lists = openLists(actor).flatMap((group) => group.lists);
  return (
    <div className="page">
      <PageTitle>Dashboard</PageTitle>
      <h1>Welcome{profile.firstName ? `, ${profile.firstName}` : ''}</h1>
      {lists.length === 0 && <p className="soft">No lists are open to your role yet.</p>}
      <ul className="tiles">
        {lists.map((resource) => (
          <ListTile key={resource.name} resource={resource} />
        ))}
      </ul>
    </div>
  );
}

function ListTile({ resource }: { resource: AnyResource }) {
  const { data } = useQuery({
    queryKey: ['list', resource.base, 'count'],
    queryFn: ({ signal }) =>
      api.get<{ totalCount: number }>(`/app/${resource.base}`, { maxResultCount: 1 }, signal),
  });
  return (
    <li>
      <Link className="tile" to={`/view/${resource.segment}`}>
        <span>{resource.label[1]}</span>
        <strong>{data?.totalCount ?? ''}</strong>
      </Link>
    </li>
  );
}
