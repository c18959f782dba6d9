import { listVariable, variablesOf } from './variable.ts';

export const caseVariables = variablesOf('case', {
  caseNo: ['Case number', 'Our number of the case', 'IME-2026-0173'],
  claimNo: ['Claim number', 'The number that the insurer gave', 'CL-889201'],
  serviceType: ['Service', 'What was asked for', 'Independent medical examination'],
  status: ['Status', 'How the case stands', 'Quality Assurance'],
  dateOfInjury: ['Date of injury', 'When it happened', '12 March 2025'],
});

export const reportVariables = variablesOf('report', {
  dueDate: ['Report due', 'When the report is promised', '8 December 2026'],
  sentDate: ['Report sent', 'When the report left', '4 December 2026'],
});

export const typingVariables = [
  ...variablesOf('person', {
    firstName: ['First name', 'Whom it is written to', 'Alex'],
  }),
  ...variablesOf('typing', {
    caseNo: ['Case number', 'Our number of the case', 'IME-2026-0173'],
    specialistName: ['Specialist', 'Who dictated it', 'Dr Priya Menon'],
    length: ['Length', 'How long the dictation is', '12 minutes'],
    dueDate: ['Due', 'By when it is to be typed', '26 November 2026'],
    note: ['Note', 'What the typist should know', 'Please use the short form of the report.'],
  }),
];

export const quotationVariables = [
  ...variablesOf('quotation', {
    number: ['Quotation', 'The number of the quotation', 'Q-2041'],
    total: ['Total', 'What it comes to, with GST', '¤ 1,980.00'],
    validUntil: ['Valid until', 'How long the price holds', '31 December 2026'],
  }),
  listVariable('quotation.lines', 'Items', 'What the quotation lists', [
    ...variablesOf('', {
      description: ['Description', 'What it is', 'Home assessment'],
      amount: ['Amount', 'What it costs', '¤ 990.00'],
    }),
  ]),
];

export const recordVariables = variablesOf('record', {
  requestType: ['Records asked for', 'What the provider shall send', 'the complete clinical file'],
  days: ['Days', 'In how many days we ask for it', '14'],
  requestedOn: ['Requested on', 'When we asked first', '2 November 2026'],
  authorityOn: ['Authority signed', 'When the claimant signed it, if so', '30 October 2026'],
  providerName: ['Provider', 'Who keeps the records', 'Bondi Medical Practice'],
  providerAddress: ['Address', 'The address of the provider', '8 Hall Street, Bondi NSW 2026'],
});

export const mvaVariables = [
  ...variablesOf('mva', {
    claimNo: ['Claim', 'The number of the claim', 'MVA-55120'],
    accidentDate: ['Accident', 'The day of the accident', '12 March 2025'],
    insurerName: ['Insurer', 'Who insures the vehicle', 'Southern Cross Motor'],
    providerName: ['Provider', 'Who treats the claimant', 'Coogee Physiotherapy'],
    treatmentPlan: ['Treatment plan', 'What is planned', 'Eight sessions of physiotherapy'],
    offerAmount: ['Offer', 'What the insurer offers', '¤ 48,000.00'],
    amount: ['Amount', 'What is claimed', '¤ 52,310.00'],
    dueDate: ['Due', 'By when it is to be paid', '31 December 2026'],
    words: ['Words', 'What the letter says besides', 'Liability is admitted.'],
    reason: ['Reason', 'Why the work ends', 'The claim was withdrawn.'],
    terminatedOn: ['Terminated', 'When the work ended', '16 November 2026'],
    limitationDate: ['Limitation date', 'When the claim runs out', '12 March 2028'],
    months: ['Months', 'How many months are left at most', '6'],
    lodgedOn: ['Lodged', 'When the claim was lodged', '2 April 2025'],
    liability: ['Liability', 'What the insurer says of it', 'Admitted'],
    settledOn: ['Settled', 'When it was settled', '4 August 2026'],
    settlement: ['Settlement', 'What it was settled for, before anything is paid', '¤ 90,000.00'],
  }),
  listVariable('mva.items', 'Items', 'What the letter lists', [
    ...variablesOf('', {
      date: ['Day', 'When it was', '3 June 2025'],
      description: ['Description', 'What it was', 'Physiotherapy'],
      amount: ['Amount', 'What it cost', '¤ 120.00'],
    }),
  ]),
];

export const tpdVariables = [
  ...variablesOf('tpd', {
    fundName: ['Fund', 'The superannuation fund', 'Anchor Super'],
    agreementSignedOn: ['Agreement signed', 'When it was signed', '1 October 2026'],
    submittedOn: ['Submitted', 'When it went to the fund', '16 November 2026'],
    outcome: ['Outcome', 'What the fund decided', 'Accepted'],
    outcomeOn: ['Decided', 'When the fund decided', '8 March 2027'],
    amount: ['Amount', 'What the fund pays, where it pays', '¤ 240,000.00'],
  }),
  ...variablesOf('statement', {
    kind: ['Statement', 'Which statement is asked for', 'Employer'],
    fromName: ['From', 'Who writes it', 'Harbourline Freight'],
    requestedOn: ['Requested on', 'When we asked first', '2 November 2026'],
    dueOn: ['Due', 'When we need it', '30 November 2026'],
  }),
];

export const massTortVariables = variablesOf('massTort', {
  campaignName: ['Campaign', 'The claims that this one belongs to', 'Hip implants 2026'],
  settledOn: ['Settled', 'When it was settled', '4 August 2026'],
  settlement: ['Settlement', 'What it was settled for, where it is known', '¤ 18,000.00'],
});

export const ndisVariables = [
  ...variablesOf('participant', {
    fullName: ['Participant', 'The name of the participant', 'Sam Rivers'],
    ndisNumber: ['NDIS number', 'The number of the participant', '430 123 456'],
    planFrom: ['Plan from', 'When the plan begins', '1 July 2026'],
    planTo: ['Plan to', 'When the plan ends', '30 June 2027'],
    supports: ['Supports', 'What is agreed', 'Occupational therapy, two hours a fortnight'],
    noticeDays: ['Notice', 'Clear days of notice before a cancellation costs', '7'],
    terms: ['Other terms', 'What else is agreed', 'Travel is charged up to 30 minutes'],
    reader: [
      'Reader',
      'Whom the mail is written to: the participant or who acts for them',
      'Jo Rivers',
    ],
  }),
  ...variablesOf('support', {
    day: ['Day', 'When the appointment is', '3 December 2026'],
    time: ['Time', 'When it begins', '10:30'],
    name: ['Support', 'What is given', 'Occupational therapy'],
    place: ['Where', 'Where it is given', 'At home'],
    provider: ['Provider', 'Who gives it', 'Dr Priya Menon'],
    noticeOn: ['Notice', 'When it was called off', '1 December 2026'],
    isCharged: ['Charged', 'Set when the notice was too short', 'yes'],
  }),
  ...variablesOf('restraint', {
    medicine: ['Medicine', 'Which medicine restrains', 'Risperidone'],
    authorisedTo: ['Authorised until', 'When its authority ends', '14 December 2026'],
    state: ['State', 'Whether it ends or has ended', 'ends'],
  }),
];
