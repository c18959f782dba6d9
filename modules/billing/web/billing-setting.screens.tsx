import { screensFor } from '#kernel/web';
import { billingSetting } from '../domain/index.ts';
import { BillingScope } from './billing-scope.tsx';

export const billingSettingScreens = screensFor(billingSetting, { listTop: BillingScope });
