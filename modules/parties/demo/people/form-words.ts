import type { Sheet } from '#documents/demo';

const line = '_____________________________________________';

export const formSheets = (title: string): readonly Sheet[] => [
  {
    title,
    lines: [
      'Please read this form, fill it in and sign it. Send it back on the portal as photos or as a PDF.',
      `Name: ${line}`,
      `Date of birth: ${line}`,
      'I have read what is written above, and my questions about it were answered.',
      `Signature: ${line}`,
      `Date: ${line}`,
    ],
  },
  {
    title: `${title}, page 2`,
    lines: ['Is there anything that we should know?', line, line, line],
  },
];

export const handwritten = (title: string): readonly Sheet[] => [
  { title, lines: ['Filled in and signed by hand, and photographed.'] },
];

export const guideSheets: readonly Sheet[] = [
  {
    title: 'How to find us',
    lines: [
      'The rooms are a short walk from the station. There is a lift, and there are no steps.',
      'Please come fifteen minutes before your appointment and bring a card with your photo.',
    ],
  },
];
