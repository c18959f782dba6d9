import {
  api,
  InputForm,
  PageHeader,
  PageTitle,
  toast,
  todayIn,
  useRefetch,
  useSession,
} from '#kernel/web';
import { addDays } from '#kernel/domain';
import { Link, useNavigate } from 'react-router';
import { makeTenantInvoice, tenantInvoice } from '../../domain/index.ts';

/** the month that ended last is the one to invoice. */
export default function AddTenantInvoice() {
  const { zone } = useSession();
  const navigate = useNavigate();
  const refetch = useRefetch(tenantInvoice);
  const month = addDays(`${todayIn(zone).slice(0, 7)}-01`, -1).slice(0, 7);

  const save = async (changes: Record<string, unknown>) => {
    const { id } = await api.post<{ id: string }>('/app/tenant-invoice', { month, ...changes });
    toast.success('The invoice has been made. Send it when you have looked at it.');
    await refetch();
    await navigate(`/view/tenant-invoice/detail/${id}`, { replace: true });
  };

  return (
    <div className="page">
      <PageTitle>Create Tenant Invoice</PageTitle>
      <PageHeader
        above={<Link to="/view/tenant-invoice">Tenant Invoices</Link>}
        title="Create Tenant Invoice"
      />
      <section className="card" aria-label="Tenant invoice">
        <p className="soft">
          The lines come from the subscription: the price of the edition less the discount of the
          tenant, with the accounts that were active in the month.
        </p>
        <InputForm
          fields={makeTenantInvoice.input}
          start={{ month }}
          save={save}
          saveText="Create invoice"
        />
      </section>
    </div>
  );
}
