import { Navigate, useSearchParams } from 'react-router';

/** the old address of the role form. */
export default function AddEditRole() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const to = id ? `/view/roles/detail/${encodeURIComponent(id)}?action=edit` : '/view/roles/add';
  return <Navigate to={to} replace />;
}
