import { Select } from 'antd';
import { useState } from 'react';
import { useGet } from './use-get.ts';

type Tenants = { items: { id: string; name: string; customerName: string | null }[] };
type Props = { value: string | undefined; onChange: (id: string | undefined) => void };

/** B-033, C-028: for the host tenant only; the caller decides. */
export function TenantSelect({ value, onChange }: Props) {
  // B-082: asked for when the list is opened.
  const [wasOpened, setWasOpened] = useState(false);
  const { data } = useGet<Tenants>(
    '/app/tenants',
    { maxResultCount: 100, fields: 'name,customerName' },
    { isWanted: wasOpened },
  );
  return (
    <Select<string>
      aria-label="Tenant"
      className="host-filter"
      allowClear
      placeholder="All tenants"
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? null}
      onOpenChange={(isOpen) => isOpen && setWasOpened(true)}
      onChange={(id) => onChange(id)}
      options={(data?.items ?? []).map(({ id, name, customerName }) => ({
        value: id,
        label: customerName ?? name,
      }))}
    />
  );
}
