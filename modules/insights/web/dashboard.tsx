import type { AnyResource } from '#kernel/domain';
import { api, EmptyState, openLists, PageHeader, PageTitle, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

export default function Dashboard() {
  const { actor, profile } = useSession();
  const lists = openLists(actor).flatMap((group) => group.lists);
  return (
    <div className="page">
      <PageTitle>Dashboard</PageTitle>
      <PageHeader title={profile.firstName ? `Welcome, ${profile.firstName}` : 'Welcome'} />
      {lists.length === 0 && (
        <EmptyState
          title="Nothing waits for you here yet"
          text="What you may open is in the menu. The help centre explains how everything works."
          action={<Link to="/view/help-centre">Open the help centre</Link>}
        />
      )}
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
