import type { AnyResource } from '#kernel/domain';
import { ResourceList } from '#kernel/web';
import { Navigate, useSearchParams } from 'react-router';

/** `/view/staffs?id=…&action=edit` leads to the record, as links of the old product do. */
export function StaffList({ resource }: { resource: AnyResource }) {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <ResourceList resource={resource} />;
  const query = params.get('action') === 'edit' ? '?action=edit' : '';
  return <Navigate replace to={`/view/${resource.segment}/detail/${id}${query}`} />;
}
