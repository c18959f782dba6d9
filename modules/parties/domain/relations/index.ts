import { inquiry } from './inquiry.resource.ts';
import { convertInquiry, moveInquiry } from './inquiry-actions.ts';
import { marketingCampaign } from './marketing-campaign.resource.ts';
import { relationshipActivity } from './relationship-activity.resource.ts';
import { saleTarget } from './sale-target.resource.ts';

export * from './inquiry.resource.ts';
export * from './inquiry-actions.ts';
export * from './marketing-campaign.resource.ts';
export * from './refusals.ts';
export * from './relationship-activity.resource.ts';
export * from './sale-target.resource.ts';
export * from './target-share.ts';

export const relationResources = [inquiry, marketingCampaign, relationshipActivity, saleTarget];
export const relationActions = [moveInquiry, convertInquiry];
