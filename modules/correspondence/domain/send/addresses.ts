import { emailPattern } from '#kernel/domain';

/** As people type several: with commas, semicolons or line ends between them. */
export const splitAddresses = (typed: string | null | undefined): string[] => [
  ...new Set((typed ?? '').split(/[,;\n]+/).flatMap((part) => part.trim() || [])),
];

export const areAddresses = (addresses: readonly string[]): boolean =>
  addresses.every((address) => address.length <= 254 && emailPattern.test(address));
