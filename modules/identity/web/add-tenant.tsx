import type { Fields } from '#kernel/domain';
import { api, InputForm, PageHeader, PageTitle, toast, useRefetch } from '#kernel/web';
import { tenant } from '#platform/domain';
import { Link, useNavigate } from 'react-router';
import { administratorFields, newTenantFields } from '../domain/index.ts';

const fields: Fields = { ...newTenantFields, ...administratorFields };
const sections = {
  Organisation: Object.keys(newTenantFields),
  'First administrator': Object.keys(administratorFields),
};

const start = Object.fromEntries(
  Object.entries(fields).flatMap(([key, { default: value }]) =>
    value === undefined ? [] : [[key, value]],
  ),
);

/** a tenant nobody can sign in to would be of no use. */
export default function AddTenant() {
  const navigate = useNavigate();
  const refetch = useRefetch(tenant);

  const save = async (changes: Record<string, unknown>) => {
    const { id } = await api.post<{ id: string }>('/app/tenants/with-administrator', {
      ...start,
      ...changes,
    });
    toast.success('The tenant has been added. Its administrator gets a mail with a link.');
    await refetch();
    await navigate(`/view/tenants/detail/${id}`, { replace: true });
  };

  return (
    <div className="page">
      <PageTitle>Create Tenant</PageTitle>
      <PageHeader above={<Link to="/view/tenants">Tenants</Link>} title="Create Tenant" />
      <section className="card" aria-label="Tenant">
        <p className="soft">
          The tenant starts with the features of its edition, the built-in roles and all value
          lists. Its first administrator gets a mail with a link to set a password.
        </p>
        <InputForm
          fields={fields}
          start={start}
          save={save}
          saveText="Create tenant"
          sections={sections}
        />
      </section>
    </div>
  );
}
