import { screensFor } from '#kernel/web';
import { massTortCampaign } from '../../domain/index.ts';
import { ClaimantsPanel } from './claimants-panel.tsx';

export const campaignScreens = screensFor(massTortCampaign, {
  panels: { Claimants: ({ record }) => <ClaimantsPanel campaignId={record.id} /> },
});
