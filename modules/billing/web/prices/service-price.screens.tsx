import { screensFor } from '#kernel/web';
import { previewPrice, servicePrice } from '../../domain/index.ts';
import { priceSections } from './price-sections.ts';
import { TryChange } from './try-change.tsx';
import { TryNewButton } from './try-new-button.tsx';

export const servicePriceScreens = screensFor(servicePrice, {
  listTop: () => (
    <p className="soft">
      Scheme tables are brought in by Import, once for each new gazette. The first price that fits
      wins: contract, company, gazetted, scheme, price list.
    </p>
  ),
  addButton: () => (
    <TryNewButton
      isMain
      resource={servicePrice}
      preview={previewPrice}
      sections={{ ...priceSections, Price: ['serviceItemId', ...priceSections.Price] }}
    />
  ),
  hides: ({ record }) => (record.can?.includes(`${servicePrice.name}.update`) ? [] : ['Preview']),
  panels: {
    Preview: ({ record }) => (
      <TryChange
        resource={servicePrice}
        preview={previewPrice}
        sections={{ Price: priceSections.Price }}
        record={record}
      />
    ),
  },
});
