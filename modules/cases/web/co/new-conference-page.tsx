import { coType } from '../../domain/index.ts';
import { PlainCasePage } from '../new-case/plain-case-page.tsx';

const sections = [
  { title: 'Conference', keys: ['kind', 'variant', 'topic', 'durationMinutes', 'isUrgent'] },
  {
    title: 'Subpoena',
    keys: ['subpoenaServedOn', 'attendOn', 'subpoenaExpiresOn', 'court'],
    isAsked: ({ kind }: Readonly<Record<string, unknown>>) => kind === 'court',
  },
  { title: 'Request', keys: ['claimNo', 'customerReference', 'bookingNotes'] },
];

const start = { kind: 'teleconference', variant: 'CO_TELECONFERENCE', durationMinutes: 60 };

const NewConferencePage = () => (
  <PlainCasePage
    type={coType}
    sections={sections}
    start={start}
    next="Then add who takes part and offer them times."
  />
);

export default NewConferencePage;
