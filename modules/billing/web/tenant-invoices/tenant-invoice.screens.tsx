import { PlusOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { screensFor, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { makeTenantInvoice, tenantInvoice } from '../../domain/index.ts';

function AddTenantInvoiceButton() {
  const { actor } = useSession();
  const navigate = useNavigate();
  if (!can(actor, makeTenantInvoice.ability)) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => void navigate('/view/tenant-invoice/add')}
    >
      Create Tenant Invoice
    </Button>
  );
}

export const tenantInvoiceScreens = screensFor(tenantInvoice, {
  addButton: AddTenantInvoiceButton,
});
