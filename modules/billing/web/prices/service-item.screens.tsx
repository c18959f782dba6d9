import { RelatedList, screensFor } from '#kernel/web';
import { previewPrice, serviceItem, servicePrice } from '../../domain/index.ts';
import { priceSections } from './price-sections.ts';
import { TryNewButton } from './try-new-button.tsx';

export const serviceItemScreens = screensFor(serviceItem, {
  panels: {
    Prices: ({ record }) => (
      <>
        <p className="soft">
          Where none of these fits, the unit price above is charged. The first that fits wins:
          contract, company, gazetted, scheme, price list.
        </p>
        <RelatedList
          resource={servicePrice}
          filters={{ serviceItemId: record.id }}
          empty="No special prices yet."
        />
        <p className="mini-more toolbar">
          <TryNewButton
            resource={servicePrice}
            preview={previewPrice}
            sections={priceSections}
            fixed={{ serviceItemId: record.id }}
          />
        </p>
      </>
    ),
  },
});
