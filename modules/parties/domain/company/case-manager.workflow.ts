import { defineWorkflow } from '#kernel/domain';
import { office as who } from '#platform/domain';
import { caseManager } from './case-manager.resource.ts';

/** B-334: a case manager is won as a specialist is. The way between the states is our reading. */
export const caseManagerWorkflow = defineWorkflow({
  on: caseManager,
  axes: { recruitmentStatus: {} },
  moves: {
    recruit: {
      label: 'Recruit',
      can: 'recruit them',
      who,
      recruitmentStatus: {
        from: ['onboarding', 'onboarded', 'nonBookingContact'],
        to: 'recruiting',
      },
    },
    startOnboarding: {
      label: 'Start onboarding',
      can: 'start their onboarding',
      who,
      recruitmentStatus: {
        from: ['recruiting', 'onboarded', 'nonBookingContact'],
        to: 'onboarding',
      },
    },
    completeOnboarding: {
      label: 'Complete onboarding',
      can: 'complete their onboarding',
      who,
      recruitmentStatus: {
        from: ['recruiting', 'onboarding', 'nonBookingContact'],
        to: 'onboarded',
      },
    },
    markNonBooking: {
      label: 'Make a non-booking contact',
      can: 'make them a non-booking contact',
      who,
      recruitmentStatus: {
        from: ['recruiting', 'onboarding', 'onboarded'],
        to: 'nonBookingContact',
      },
    },
    exclude: {
      label: 'Exclude',
      can: 'exclude them',
      who,
      recruitmentStatus: {
        from: ['recruiting', 'onboarding', 'onboarded', 'nonBookingContact'],
        to: 'excluding',
      },
    },
    reinstate: {
      label: 'Reinstate',
      can: 'reinstate them',
      who,
      recruitmentStatus: { from: ['excluding'], to: 'onboarded' },
    },
  },
});
