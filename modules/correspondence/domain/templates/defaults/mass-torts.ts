import { mails, onlyIf, regards } from './template-default.ts';

const toClaimant = 'Dear {{ client.firstName }},';

export const massTortTemplates = mails('massTort', [
  [
    'MassTortIntake',
    'Form received, to the claimant',
    'massTort',
    '{{ massTort.campaignName }}: we have your form ({{ case.caseNo }})',
    toClaimant,
    'Thank you, your form about {{ massTort.campaignName }} is with us. Your number is {{ case.caseNo }}.',
    'We now look at whether you qualify, and ask for your medical records where we need them. Please tell us if your address or your phone number changes.',
    ...regards,
  ],
  [
    'MassTortQualified',
    'Qualified, to the claimant',
    'massTort',
    '{{ massTort.campaignName }}: you qualify ({{ case.caseNo }})',
    toClaimant,
    'We have looked at your records: you qualify for the claims about {{ massTort.campaignName }}.',
    'We write to you as soon as there is news. Please call us before you sign anything that you are sent.',
    ...regards,
  ],
  [
    'MassTortNotQualified',
    'Not qualified, to the claimant',
    'massTort',
    '{{ massTort.campaignName }}: the result of our review ({{ case.caseNo }})',
    toClaimant,
    'We have looked at your form and your records, and cannot take your claim about {{ massTort.campaignName }} further.',
    'Time limits apply to every claim. Please see another lawyer soon if you want a second opinion.',
    ...regards,
  ],
  [
    'MassTortSettled',
    'Settlement, to the claimant',
    'massTort',
    '{{ massTort.campaignName }}: your claim is settled ({{ case.caseNo }})',
    toClaimant,
    'Your claim was settled on {{ massTort.settledOn }}.',
    onlyIf('massTort.settlement', 'It was settled for {{ massTort.settlement }}.'),
    'Costs and what others have paid for you are taken from that amount. We will call you about what is left for you, and when.',
    ...regards,
  ],
]);
