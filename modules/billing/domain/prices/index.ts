import type { AnyAction, AnyResource } from '#kernel/domain';
import { billingRule } from './billing-rule.resource.ts';
import { previewPrice, previewRule } from './preview-actions.ts';
import { servicePrice } from './service-price.resource.ts';

export * from './billing-rule.resource.ts';
export * from './chargeable-steps.ts';
export * from './choose-rule.ts';
export * from './notice-days.ts';
export * from './pay-above-price.ts';
export * from './preview-actions.ts';
export * from './preview-change.ts';
export * from './preview-text.ts';
export * from './price-charges.ts';
export * from './price-choices.ts';
export * from './resolve-price.ts';
export * from './rules-at-start.ts';
export * from './rules-document.ts';
export * from './service-price.resource.ts';

export const priceResources = [servicePrice, billingRule] as const satisfies readonly AnyResource[];
export const priceActions: readonly AnyAction[] = [previewRule, previewPrice];
