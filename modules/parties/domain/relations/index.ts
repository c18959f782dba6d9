import { inquiry } from './inquiry.resource.ts';
import { inquiryWorkflow } from './inquiry.workflow.ts';
import { marketingCampaign } from './marketing-campaign.resource.ts';
import { campaignWorkflow } from './marketing-campaign.workflow.ts';
import { relationshipActivity } from './relationship-activity.resource.ts';
import { saleTarget } from './sale-target.resource.ts';

export * from './counted-targets.ts';
export * from './inquiry.resource.ts';
export * from './inquiry.workflow.ts';
export * from './marketing-campaign.resource.ts';
export * from './marketing-campaign.workflow.ts';
export * from './refusals.ts';
export * from './relationship-activity.resource.ts';
export * from './sale-target.resource.ts';
export * from './target-share.ts';

export const relationResources = [inquiry, marketingCampaign, relationshipActivity, saleTarget];
export const relationWorkflows = [inquiryWorkflow, campaignWorkflow];
