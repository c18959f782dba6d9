import { variablesOf } from './variable.ts';

export const clientVariables = variablesOf('client', {
  title: ['Title', 'How the claimant is addressed', 'Ms'],
  firstName: ['First name', 'The first name of the claimant', 'Noor'],
  lastName: ['Last name', 'The last name of the claimant', 'Haddad'],
  fullName: ['Full name', 'First and last name of the claimant', 'Noor Haddad'],
  dateOfBirth: ['Date of birth', 'The birthday of the claimant', '3 May 1984'],
  email: ['Email', 'The email address of the claimant', 'noor@haddad.example'],
  phone: ['Phone', 'The telephone number of the claimant', '0400 000 123'],
});

export const caseManagerVariables = variablesOf('caseManager', {
  firstName: ['First name', 'The first name of the case manager', 'Jordan'],
  lastName: ['Last name', 'The last name of the case manager', 'Lee'],
  fullName: ['Full name', 'First and last name of the case manager', 'Jordan Lee'],
  email: ['Email', 'The email address of the case manager', 'jordan@allambie.example'],
  position: ['Position', 'What the case manager does', 'Senior case manager'],
});

export const specialistVariables = variablesOf('specialist', {
  title: ['Title', 'Dr, Prof or A/Prof', 'Dr'],
  firstName: ['First name', 'The first name of the specialist', 'Priya'],
  lastName: ['Last name', 'The last name of the specialist', 'Menon'],
  fullName: ['Full name', 'First and last name, without title', 'Priya Menon'],
  titledName: ['Name with title', 'As the specialist is addressed', 'Dr Priya Menon'],
  specialty: ['Specialty', 'The field of the specialist', 'Orthopaedic surgeon'],
  email: ['Email', 'The address of the rooms', 'rooms@menon.example'],
});

export const companyVariables = variablesOf('company', {
  name: ['Company', 'The customer', 'Allambie Insurance'],
  email: ['Email', 'The email address of the company', 'claims@allambie.example'],
  phone: ['Phone', 'The telephone number of the company', '02 9000 0000'],
});

export const centreVariables = variablesOf('centre', {
  name: ['Centre', 'Where people are seen', 'Pitt Street Rooms'],
  address: ['Address', 'The address of the centre on one line', '1 Pitt Street, Sydney NSW 2000'],
  phone: ['Phone', 'The telephone number of the centre', '02 9111 0000'],
  email: ['Email', 'The email address of the centre', 'rooms@pitt.example'],
  parkingNotes: ['Parking', 'What the centre says about parking', 'Car park in Bridge Street'],
  accessNotes: ['Access', 'How to get in', 'Lift to level 3, no steps'],
  mapLink: [
    'Map',
    'The address of a map that shows the centre',
    'https://maps.example/pitt-street',
  ],
});

export const formVariables = variablesOf('form', {
  name: ['Form', 'How the form is called', 'Consent to examination'],
  reason: ['Reason', 'Why a form was sent back', 'Page 2 is missing.'],
  note: ['Message', 'What whoever sends it adds', 'We need it before your appointment.'],
});
