import { variablesOf } from './variable.ts';

/** Every template knows these. */
export const practiceVariables = [
  ...variablesOf('tenant', {
    name: ['Practice', 'How your practice is called', 'Harbour Medico-Legal'],
    email: ['Email of the practice', 'Where answers go to', 'office@harbour.example'],
    website: ['Website', 'The website of the practice', 'https://harbour.example'],
  }),
  ...variablesOf('staff', {
    fullName: ['Your name', 'Whoever sends it; empty when it leaves by itself', 'Kim Taylor'],
    email: ['Your email', 'The address of whoever sends it', 'kim@harbour.example'],
  }),
  ...variablesOf('', {
    date: ['Today', 'The day on which it is written', '24 November 2026'],
  }),
];

export const linkVariables = variablesOf('', {
  link: ['Link', 'The address that the reader opens', 'https://app.harbour.example/open/1f6c'],
});

export const accountVariables = [
  ...variablesOf('person', {
    firstName: ['First name', 'Whom it is written to', 'Alex'],
    fullName: ['Full name', 'Whom it is written to', 'Alex Nguyen'],
  }),
  ...variablesOf('user', {
    userName: ['User name', 'With which they sign in', 'alex.nguyen'],
  }),
  ...variablesOf('', {
    minutes: ['Minutes', 'How long the link works', '60'],
  }),
  ...linkVariables,
];
