import { linesTable, linkLine, mails, onlyIf, regards } from './template-default.ts';

const toPerson = 'Dear {{ participant.name }},';
const toDoctor = 'Dear {{ specialist.titledName }},';
const about = onlyIf('conference.topic', 'It is about: {{ conference.topic }}.');

export const conferenceTemplates = mails('conference', [
  [
    'ConferenceTimesOffered',
    'Times of a conference on offer',
    'conference',
    '{{ conference.kind }} {{ case.caseNo }}: when can you?',
    toPerson,
    'We arrange a conference ({{ conference.kind }}) about {{ conference.claimant }} and ask which of these times suit you:',
    about,
    linesTable('conference.times', { when: 'Time ({{ conference.zone }})' }),
    'Please answer here{% if conference.answerBy %} until {{ conference.answerBy }}{% endif %}. You need no account:',
    linkLine,
    ...regards,
  ],
  [
    'ConferenceConfirmed',
    'Conference confirmed, with how to join',
    'conference',
    '{{ conference.kind }} {{ case.caseNo }} on {{ conference.when }}',
    toPerson,
    'The conference ({{ conference.kind }}) about {{ conference.claimant }} takes place on {{ conference.when }} ({{ conference.zone }}).',
    about,
    linesTable('conference.joining', { text: 'How to join' }),
    onlyIf('conference.note', '{{ conference.note }}'),
    'The attached invitation puts it into your calendar.',
    ...regards,
  ],
  [
    'ConferenceCancelled',
    'Conference cancelled',
    'conference',
    '{{ conference.kind }} {{ case.caseNo }} does not take place',
    toPerson,
    'The conference{% if conference.when %} of {{ conference.when }}{% endif %} about {{ conference.claimant }} does not take place then. Please take it out of your calendar. If another time is needed we will write again.',
    ...regards,
  ],
  [
    'ConferenceMinutes',
    'Minutes of a conference',
    'conference',
    'Minutes of the conference {{ case.caseNo }}',
    toPerson,
    'Please find attached the minutes of the conference about {{ conference.claimant }}.',
    ...regards,
  ],
]);

export const opinionTemplates = mails('report', [
  [
    'MedicalNegligenceTriage',
    'Medical negligence: can the specialist give an opinion',
    'medNeg',
    'Can you give an opinion in {{ case.caseNo }}?',
    toDoctor,
    'We look for a specialist who can comment on the treatment of {{ client.fullName }}. What it is about is here; please say whether you are available and have no conflict of interest:',
    linkLine,
    ...regards,
  ],
  [
    'FreeOpinionRequest',
    'Request for a free preliminary opinion',
    'medNeg',
    'Preliminary opinion in {{ case.caseNo }}{% if opinion.dueDate %} by {{ opinion.dueDate }}{% endif %}',
    toDoctor,
    'We ask for your preliminary opinion on the treatment of {{ client.fullName }}, free of charge, on breach of duty, causation and damage{% if opinion.dueDate %} by {{ opinion.dueDate }}{% endif %}:',
    linkLine,
    'A few sentences on each are enough. You need no account.',
    ...regards,
  ],
  [
    'FreeOpinionReminder',
    'Reminder of a free preliminary opinion',
    'medNeg',
    'Reminder: preliminary opinion in {{ case.caseNo }}',
    toDoctor,
    'We have not heard from you about {{ client.fullName }}{% if opinion.dueDate %}; your preliminary opinion was asked for by {{ opinion.dueDate }}{% endif %}. It can be given here:',
    linkLine,
    ...regards,
  ],
]);
