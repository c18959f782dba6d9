import { defineWorkflow } from '#kernel/domain';
import { settingsStaff as who } from '#platform/domain';
import { marketingCampaign } from './marketing-campaign.resource.ts';

/** S-104, D-096. Our reading: the spec gives the states and not the way between them. */
export const campaignWorkflow = defineWorkflow({
  on: marketingCampaign,
  axes: { status: {} },
  moves: {
    start: {
      label: 'Start',
      can: 'start it',
      who,
      status: { from: ['planned'], to: 'running' },
    },
    pause: {
      label: 'Pause',
      can: 'pause it',
      who,
      status: { from: ['running'], to: 'paused' },
    },
    resume: {
      label: 'Resume',
      can: 'resume it',
      who,
      status: { from: ['paused'], to: 'running' },
    },
    finish: {
      label: 'Finish',
      can: 'finish it',
      who,
      status: { from: ['running', 'paused'], to: 'finished' },
    },
    cancel: {
      label: 'Cancel campaign',
      can: 'cancel it',
      who,
      status: { from: ['planned', 'running', 'paused'], to: 'cancelled' },
    },
    planAgain: {
      label: 'Plan again',
      can: 'plan it again',
      who,
      status: { from: ['running', 'paused', 'finished', 'cancelled'], to: 'planned' },
    },
  },
});
