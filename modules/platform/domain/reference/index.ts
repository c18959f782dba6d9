import { city } from './city.resource.ts';
import { country } from './country.resource.ts';
import { countValues } from './count-values.ts';
import { setDefaultValue, unsetDefaultValue } from './default-value.ts';
import { language } from './language.resource.ts';
import { lookupConfig } from './lookup-config.resource.ts';
import { moveValue } from './move-value.ts';
import { matterType } from './matter-type.resource.ts';

export * from './australian-states.ts';
export * from './city.resource.ts';
export * from './count-values.ts';
export * from './country.resource.ts';
export * from './day-of-month.ts';
export * from './default-value.ts';
export * from './language.resource.ts';
export * from './lookup-categories.ts';
export * from './lookup-config.resource.ts';
export * from './matter-type.resource.ts';
export * from './move-value.ts';
export * from './pic-steps.ts';
export * from './place-query.ts';
export * from './service-types.ts';
export * from './values/index.ts';
export * from './zone-of-place.ts';

export const referenceResources = [country, city, lookupConfig, matterType, language];
export const referenceActions = [countValues, setDefaultValue, unsetDefaultValue, moveValue];
