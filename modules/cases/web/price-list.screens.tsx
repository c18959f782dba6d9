import { screensFor } from '#kernel/web';
import { amaServiceFee, ndisServiceItem } from '../domain/index.ts';

export const amaServiceFeeScreens = screensFor(amaServiceFee, {
  listTop: () => (
    <p className="soft">
      The list of the AMA is licensed. Use Import to bring in the copy of your practice, or add the
      items that you charge.
    </p>
  ),
});

export const ndisServiceItemScreens = screensFor(ndisServiceItem, {
  listTop: () => (
    <p className="soft">
      Use Import with the support catalogue of the NDIA each July. Choose the column of your state
      for the price limit.
    </p>
  ),
});
