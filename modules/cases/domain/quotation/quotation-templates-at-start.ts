/** Templates that a tenant starts with. The prices are examples, for the practice to set. */
export const quotationTemplatesAtStart: readonly {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly items: readonly (readonly [description: string, quantity: string, unitPrice: string])[];
}[] = [
  {
    key: 'home',
    name: 'Home assessment',
    note: 'One visit to the home of the claimant, with a written report.',
    items: [
      ['Home visit and functional assessment, per hour', '2.5', '220.00'],
      ['Report, per hour', '4', '220.00'],
      ['Travel, per hour', '1', '110.00'],
    ],
  },
  {
    key: 'workplace',
    name: 'Workplace assessment',
    note: 'One visit to the workplace, with a written report on suitable duties.',
    items: [
      ['Workplace visit, per hour', '2', '220.00'],
      ['Talks with employer and treating doctors, per hour', '1', '220.00'],
      ['Report, per hour', '3', '220.00'],
      ['Travel, per hour', '1', '110.00'],
    ],
  },
  {
    key: 'care',
    name: 'Care needs assessment',
    note: 'Past and future care, aids and home modifications, costed, for use in court.',
    items: [
      ['Home visit and interview, per hour', '3', '240.00'],
      ['Review of records, per hour', '3', '240.00'],
      ['Report with costed recommendations, per hour', '8', '240.00'],
      ['Travel, per hour', '1.5', '120.00'],
    ],
  },
];
