import type { Screens } from '#kernel/web';
import { Segmented } from 'antd';
import type { ComponentProps } from 'react';

type Props = ComponentProps<NonNullable<Screens['listTop']>>;

const scopes = [
  { value: 'all', label: 'All' },
  { value: 'tenant', label: 'Practice' },
  { value: 'company', label: 'Companies' },
];

const words: Readonly<Record<string, string>> = {
  all: 'Terms of a company come before those of the practice, and terms of a service before general ones.',
  tenant: 'These terms hold wherever a company has none of its own.',
  company: 'These companies have terms of their own.',
};

/** B-023, G-106: two menu entries, one page. */
export function BillingScope({ state, change }: Props) {
  const [scope = 'all'] = state.filters.scope ?? [];
  const { scope: _, ...others } = state.filters;
  return (
    <div className="toolbar">
      <Segmented
        aria-label="Whose terms"
        options={scopes}
        value={scope}
        onChange={(one) =>
          change({ filters: one === 'all' ? others : { ...others, scope: [one] } })
        }
      />
      <span className="soft">{words[scope]}</span>
    </div>
  );
}
