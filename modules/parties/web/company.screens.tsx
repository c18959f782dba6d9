import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import { ActionButton, screensFor, Warning } from '#kernel/web';
import { applyHighRisk, company, highRiskWarning, liftHighRisk } from '../domain/index.ts';

export const companyScreens = screensFor(company, {
  banner: ({ record, actor, today }) => {
    const warning = highRiskWarning(record, actor.roles, today);
    return warning !== null && <Warning>High risk: {warning}</Warning>;
  },
  panels: {
    Attachments: ({ record }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(company), objectId: record.id }}
        canChange={record.can?.includes('company.update') ?? false}
      />
    ),
  },
  actions: ({ record }) =>
    record.highRiskApplied ? (
      <ActionButton action={liftHighRisk} record={record} />
    ) : (
      <ActionButton action={applyHighRisk} record={record} />
    ),
  rowActions: ({ record }) => [record.highRiskApplied ? liftHighRisk : applyHighRisk],
});
