import type { RecordOf } from '#kernel/domain';
import { screensFor } from '#kernel/web';
import { billingRule, previewRule } from '../../domain/index.ts';
import { TryChange } from './try-change.tsx';
import { TryNewButton } from './try-new-button.tsx';

const {
  'Applies to': applies,
  'Customer pays': customer,
  'Specialist earns': pay,
} = billingRule.detail as Readonly<Record<string, readonly string[]>>;
const changed = { 'Customer pays': customer ?? [], 'Specialist earns': pay ?? [] };

const mayUpdate = ({ can }: { can?: readonly string[] }): boolean =>
  can?.includes(`${billingRule.name}.update`) ?? false;

const words = (record: RecordOf<typeof billingRule>): string =>
  record.companyId ? '' : 'It holds for every company that has no rule of its own.';

export const billingRuleScreens = screensFor(billingRule, {
  listTop: () => (
    <p className="soft">
      What a step of a case charges the customer and pays the specialist. Rules of a company stand
      in place of those of the practice.
    </p>
  ),
  addButton: () => (
    <TryNewButton
      isMain
      resource={billingRule}
      preview={previewRule}
      sections={{ 'Applies to': applies ?? [], ...changed }}
    />
  ),
  hides: ({ record }) => (mayUpdate(record) ? [] : ['Preview']),
  panels: {
    Preview: ({ record }) => (
      <>
        <p className="soft">
          Try other values over the cases of the last month before you save them. {words(record)}
        </p>
        <TryChange
          resource={billingRule}
          preview={previewRule}
          sections={changed}
          record={record}
        />
      </>
    ),
  },
});
