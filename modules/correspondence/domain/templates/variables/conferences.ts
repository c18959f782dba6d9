import { listVariable, variablesOf } from './variable.ts';

/** What a mail about a teleconference, a court or a conclave may say. */
export const conferenceVariables = [
  ...variablesOf('conference', {
    kind: ['Kind', 'Teleconference, court attendance or conclave', 'Teleconference'],
    topic: ['Topic', 'What it is about', 'Joint opinion on causation'],
    claimant: ['Claimant', 'The initials of the claimant', 'M. H.'],
    when: ['When', 'The time that was confirmed', 'Tue 24 November 2026, 10:00'],
    zone: ['Time zone', 'By which clock the times are', 'Australia/Sydney'],
    answerBy: ['Answers by', 'Until when people answer', '20 November 2026'],
    note: ['Words to everybody', 'What was written for those who join', 'Please dial in early.'],
  }),
  listVariable('conference.times', 'Times', 'The times on offer', [
    ...variablesOf('', { when: ['When', 'One of the times', 'Tue 24 November 2026, 10:00'] }),
  ]),
  listVariable('conference.joining', 'How to join', 'Link, phone, room or court', [
    ...variablesOf('', { text: ['Line', 'One way to join', 'Phone: +61 2 5550 1234'] }),
  ]),
  ...variablesOf('participant', {
    name: ['Participant', 'Whom the mail is written to', 'Dr Priya Menon'],
  }),
];

export const opinionVariables = variablesOf('opinion', {
  dueDate: ['Opinion due', 'Until when the specialist answers', '30 November 2026'],
});
