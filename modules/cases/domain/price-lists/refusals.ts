import { defineRefusals } from '#kernel/domain';

export const priceListRefusals = defineRefusals({
  priceListUnreadable: {
    status: 422,
    field: 'rows',
    message: 'This sheet cannot be applied: row {row}: {fault}',
  },
  priceListNotRows: {
    status: 422,
    field: 'rows',
    message: 'Send the sheet as rows of cells, at most 20,000 of them.',
  },
  priceListDiffers: {
    status: 409,
    message: 'The prices have changed since this was compared. Compare the list again.',
  },
});
