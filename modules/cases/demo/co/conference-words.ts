export const conferenceTopics = [
  'Joint opinion on causation of the lumbar injury',
  'Differences between the two impairment ratings',
  'Capacity for pre-injury duties',
  'Need for further surgery and its cost',
  'Cross-examination on the supplementary report',
] as const;

export const demoLawyers: readonly (readonly [name: string, email: string])[] = [
  ['Ruth Adeyemi', 'ruth@adeyemi-legal.test'],
  ['Callum Brandt', 'callum@brandt-partners.test'],
  ['Mei Tanaka', 'mei@tanaka-chambers.test'],
  ['Oliver Nkemelu', 'oliver@nkemelu-law.test'],
];

export const demoMinutes =
  '<p>Both specialists agree on the diagnosis.</p><ul><li>They differ on the share of the earlier injury.</li><li>Each will answer in a short supplementary report.</li></ul>';
