/** B-043, B-386, E-020: the images by which a tenant is known, and the properties they stand in. */
export const brandImages = {
  logo: { label: 'Logo', hint: 'Wide, for the open menu and the sign-in page.' },
  secondaryLogo: { label: 'Short logo', hint: 'Square, for the narrow menu.' },
  favicon: { label: 'Favicon', hint: 'Square and small, for the tab of the browser.' },
} as const;

export type BrandImage = keyof typeof brandImages;
export const brandImageNames = Object.keys(brandImages) as BrandImage[];
export const isBrandImage = (name: string): name is BrandImage => Object.hasOwn(brandImages, name);

/** What every browser draws in an image element. */
export const brandExtensions = ['png', 'jpg', 'jpeg', 'svg', 'ico'] as const;
export const mostBrandBytes = 1024 * 1024;

export const isBrandExtension = (extension: string): boolean =>
  (brandExtensions as readonly string[]).includes(extension);

/** `<file id>.<extension>`: a name is never used for another picture, so it may be kept for ever. */
export const brandFileName = (id: string, extension: string): string => `${id}.${extension}`;

const pattern = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.[a-z]{3,4}$/;
export const brandFileId = (name: string): string | null => pattern.exec(name)?.[1] ?? null;
