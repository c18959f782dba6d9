import { screensFor } from '#kernel/web';
import { saleTarget } from '../../domain/index.ts';
import { SaleTargetPage } from './sale-target-page.tsx';

export const saleTargetScreens = screensFor(saleTarget, { list: SaleTargetPage });
