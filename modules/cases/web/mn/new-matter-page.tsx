import { mnType } from '../../domain/index.ts';
import { PlainCasePage } from '../new-case/plain-case-page.tsx';

const sections = [
  { title: 'Treatment', keys: ['treatedBy', 'treatedFrom', 'treatedTo', 'allegation'] },
  { title: 'Opinions', keys: ['specialtyIds', 'questions'] },
  { title: 'Request', keys: ['claimNo', 'side', 'customerReference', 'isUrgent', 'bookingNotes'] },
];

const NewMatterPage = () => (
  <PlainCasePage
    type={mnType}
    sections={sections}
    next="Then open it and ask several specialists at once."
  />
);

export default NewMatterPage;
