import { screensFor } from '#kernel/web';
import { amaServiceFee, ndisServiceItem } from '../domain/index.ts';
import { PriceListButton } from './price-lists/price-list-button.tsx';

export const amaServiceFeeScreens = screensFor(amaServiceFee, {
  listActions: () => <PriceListButton list="ama" />,
  listTop: () => (
    <p className="soft">
      The list of the AMA is licensed. New catalogue compares the copy of your practice with what is
      in force and shows the difference first; or add the items that you charge.
    </p>
  ),
});

export const ndisServiceItemScreens = screensFor(ndisServiceItem, {
  listActions: () => <PriceListButton list="ndis" />,
  listTop: () => (
    <p className="soft">
      Each July, choose New catalogue with the support catalogue of the NDIA and the column of your
      state: the difference is shown before it is applied.
    </p>
  ),
});
