import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import { ActionButton, RelatedList, screensFor, Warning } from '#kernel/web';
import {
  applyHighRisk,
  caseManager,
  company,
  companyBookingHistory,
  companyGroup,
  highRiskWarning,
  liftHighRisk,
  readPmsConfig,
} from '../../domain/index.ts';
import { BookingHistory } from './booking-history.tsx';
import { PmsConfig } from './pms-config.tsx';
import { ProviderReports } from './provider-reports.tsx';
import { ServiceHistory } from './service-history.tsx';

const groups = 'Claimant Sharing Groups';
const pms = 'Practice management system';

export const companyScreens = screensFor(company, {
  banner: ({ record, actor, today }) => {
    const warning = highRiskWarning(record, actor.roles, today);
    return warning !== null && <Warning>High risk: {warning}</Warning>;
  },
  panels: {
    'Case Managers': ({ record }) => (
      <RelatedList
        resource={caseManager}
        filters={{ companyId: record.id }}
        empty="Nobody of this company can book yet."
      />
    ),
    [groups]: ({ record }) => (
      <RelatedList
        resource={companyGroup}
        filters={{ companyIds: record.id }}
        empty="This company shares its claimants with nobody."
      />
    ),
    [pms]: ({ record }) => <PmsConfig company={record} />,
    'Booking history': ({ record }) => (
      <>
        <ServiceHistory id={record.id} />
        <BookingHistory action={companyBookingHistory} id={record.id} />
      </>
    ),
    Attachments: ({ record }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(company), objectId: record.id }}
        canChange={record.can?.includes('company.update') ?? false}
      />
    ),
  },
  hides: ({ record, actor }) => [
    ...(record.highRiskApplied ? [] : ['High risk']),
    ...(actor.roles.includes('CASE_MANAGER') ? [groups] : []),
    ...(record.can?.includes(readPmsConfig.ability) ? [] : [pms]),
  ],
  actions: ({ record }) => (
    <>
      <ActionButton
        action={record.highRiskApplied ? liftHighRisk : applyHighRisk}
        record={record}
      />
    </>
  ),
  listNeeds: ['highRiskApplied'],
  rowActions: ({ record }) => [record.highRiskApplied ? liftHighRisk : applyHighRisk],
  listActions: ProviderReports,
});
