import type { TextFormats } from '#kernel/domain';

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Nine digits that begin with 43. */
const readNdisNumber = (text: string): string | null => {
  const digits = digitsOf(text);
  return /^43\d{7}$/.test(digits) ? digits : null;
};

/** The registration number of a provider: ten digits that begin with 405. */
const readRegistration = (text: string): string | null => {
  const digits = digitsOf(text);
  return /^405\d{7}$/.test(digits) ? digits : null;
};

export const ndisNumberFormats = {
  ndisNumber: {
    message: 'An NDIS number has nine digits and begins with 43. Please check it on the plan.',
    example: '430123456',
    read: readNdisNumber,
    show: (text) => text.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3'),
  },
  ndisRegistration: {
    message: 'A registration number of a provider has ten digits and begins with 405.',
    example: '4050012345',
    read: readRegistration,
  },
} as const satisfies TextFormats;
