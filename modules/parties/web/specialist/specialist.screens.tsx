import { AttachmentsPanel } from '#documents/web';
import { moduleNameOf } from '#kernel/domain';
import { ActionButton, MoveMenu, RelatedList, screensFor, Warning } from '#kernel/web';
import {
  centre,
  contractState,
  exclusionReasons,
  sendSpecialistNotification,
  specialist,
  specialistBookingHistory,
  specialistWorkflow,
} from '../../domain/index.ts';
import { BookingHistory } from '../company/booking-history.tsx';
import { ContractsPanel } from './contracts-panel.tsx';
import { FeesPanel } from './fees-panel.tsx';
import { OnboardingPanel, stageMoves } from './onboarding-panel.tsx';
import { RecruitmentChips } from './recruitment-chips.tsx';
import { statusProblem } from './recruitment-filter.ts';
import { ReportTypesPanel } from './report-types-panel.tsx';

const statement = {
  none: 'This specialist does not have a contract with us.',
  over: 'The contract of this specialist has ended.',
} as const;

export const specialistScreens = screensFor(specialist, {
  listTop: RecruitmentChips,
  widths: { state: 90 },
  listProblem: statusProblem,
  banner: ({ record, today }) => {
    if (record.recruitmentStatus === 'EXCLUDING') {
      const reason = record.exclusionReason && exclusionReasons[record.exclusionReason];
      return <Warning>Excluded from bookings: {reason ?? 'no reason given'}.</Warning>;
    }
    const state = contractState(record, today);
    const isBooked = record.recruitmentStatus === 'ONBOARDED';
    return (
      (state === 'over' || (state === 'none' && isBooked)) && <Warning>{statement[state]}</Warning>
    );
  },
  actions: ({ record }) => (
    <>
      <ActionButton
        action={sendSpecialistNotification}
        record={record}
        done="The notification is on its way."
      />
      <MoveMenu resource={specialist} record={record} except={stageMoves} />
    </>
  ),
  rowActions: () => [sendSpecialistNotification, ...Object.values(specialistWorkflow.actions)],
  panels: {
    Onboarding: ({ record, today }) => <OnboardingPanel record={record} today={today} />,
    Contracts: ({ record }) => <ContractsPanel record={record} />,
    Fees: ({ record }) => <FeesPanel record={record} />,
    'Report types': ({ record }) => <ReportTypesPanel record={record} />,
    Centres: ({ record }) => (
      <RelatedList
        resource={centre}
        filters={{ specialistIds: record.id }}
        empty="This specialist works at no centre yet."
      />
    ),
    Bookings: ({ record }) => <BookingHistory action={specialistBookingHistory} id={record.id} />,
    Attachments: ({ record }) => (
      <AttachmentsPanel
        link={{ fromModule: moduleNameOf(specialist), objectId: record.id }}
        canChange={record.can?.includes('specialist.update') ?? false}
      />
    ),
  },
});
