import { notePanelsOn } from '#correspondence/web';
import type { WebModule } from '#kernel/web';
import { lazy } from 'react';
import { bookedAppointmentHistory, printDaysheet, startCall } from '../domain/index.ts';
import { beginCall } from './calls/calls-store.ts';
import { focusCall } from './calls/focus-call.ts';
import { answersForCall, placesForCall } from './calls/typed-for-call.ts';

const parts = () => import('./party-panels.tsx');

/** G-066: all that a client sees. */
export const ClientPortal = lazy(() => import('./portal/client-portal.tsx'));

export const bookingWeb: WebModule = {
  pages: {
    '/view/smart-search': lazy(() => import('./search/search-page.tsx')),
    '/view/calendar': lazy(() => import('./calendar/clinic-calendar.tsx')),
    '/view/ndis-calendar': lazy(() => import('./calendar/ndis-calendar.tsx')),
  },
  panels: [
    ...notePanelsOn('appointment', 'APPOINTMENT'),
    ...notePanelsOn('appointmentSession', 'APPOINTMENT_SESSION'),
    {
      on: 'appointment',
      title: 'Booked times',
      ability: bookedAppointmentHistory.ability,
      panel: lazy(async () => ({
        default: (await import('./sessions/booked-times.tsx')).BookedTimes,
      })),
    },
    {
      on: 'specialist',
      title: 'Sessions',
      ability: 'appointmentSession.list',
      panel: lazy(async () => ({ default: (await parts()).SessionsOfSpecialist })),
    },
    {
      on: 'centre',
      title: 'Sessions',
      ability: 'appointmentSession.list',
      panel: lazy(async () => ({ default: (await parts()).SessionsOfCentre })),
    },
  ],
  actions: [
    {
      on: 'client',
      ability: 'appointmentSession.bookSlot',
      action: lazy(() => import('./book/book-client-button.tsx')),
    },
  ],
  commands: [
    {
      label: 'Book an appointment',
      words: 'booking slot session free find',
      ability: 'appointmentSession.bookSlot',
      path: '/view/smart-search',
    },
    {
      label: 'Create a roster',
      words: 'sessions weekly clinic days',
      ability: 'appointmentSession.createRoster',
      path: '/view/appointment-sessions?do=roster',
    },
    {
      label: 'Open a daysheet',
      words: 'day sheet print list of appointments today',
      ability: printDaysheet.ability,
      path: '/view/appointment-sessions?do=daysheet',
    },
    {
      label: 'New call',
      words: 'telephone phone caller ring',
      ability: startCall.ability,
      run: () => void beginCall().then(focusCall),
    },
  ],
  choices: {
    forBookings: async () => (await import('./impact/impact-dialog.tsx')).ImpactDialog,
  },
  typedAnswers: {
    group: 'Calls',
    ability: startCall.ability,
    look: placesForCall,
    answers: answersForCall,
  },
  screens: {
    holiday: async () => (await import('./holidays/holiday.screens.tsx')).holidayScreens,
    appointmentSession: async () => (await import('./sessions/session.screens.tsx')).sessionScreens,
    appointment: async () => (await import('./sessions/session.screens.tsx')).appointmentScreens,
  },
};

/** The floating buttons of the printed sheet. */
export const DaysheetButtons = lazy(async () => ({
  default: (await import('./daysheet/daysheet-buttons.tsx')).DaysheetButtons,
}));

/** Under every page, for those who take calls. */
export const CallStrip = lazy(() => import('./calls/call-strip.tsx'));
export const CallsButton = lazy(() => import('./calls/calls-button.tsx'));

/** For the screens of cases, which book slots too. */
export { clockText, dayText, zoneText } from './book/shown-slot.ts';
export { handedSlot, takerParams } from './search/handed-slot.ts';
export type { FoundSession, SearchPage } from './search/search-results.ts';
export type { Concerning } from './notices/tell-people.tsx';
export const TellPeople = lazy(async () => ({
  default: (await import('./notices/tell-people.tsx')).TellPeople,
}));
export const ChangeButton = lazy(async () => ({
  default: (await import('./notices/change-button.tsx')).ChangeButton,
}));
export const NewClient = lazy(async () => ({
  default: (await import('./book/new-client.tsx')).NewClient,
}));
export const CaseManagerChoice = lazy(async () => ({
  default: (await import('./book/case-manager-choice.tsx')).CaseManagerChoice,
}));
