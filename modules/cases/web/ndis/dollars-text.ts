/** `$1,234.50`, from an amount as the API has it. */
export const dollarsText = (amount: string): string =>
  `$${amount.replaceAll(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')}`;
