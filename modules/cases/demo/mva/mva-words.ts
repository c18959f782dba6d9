export const insurers = ['Southern Cross Motor', 'Harbour General', 'Pacific CTP', 'Meridian'];
export const places = [
  'Parramatta Road, Leichhardt',
  'Pacific Highway, Chatswood',
  'Victoria Street, Richmond',
  'Ipswich Road, Annerley',
  'Princes Highway, Dandenong',
  'Great Eastern Highway, Belmont',
];
export const stories = [
  'Hit from behind while waiting at a red light.',
  'The other driver turned across the path of the claimant.',
  'Struck on a pedestrian crossing.',
  'A door was opened into the bicycle lane.',
  'The bus braked sharply and the claimant fell.',
];
export const injuries = [
  'Whiplash and lower back pain.',
  'Fracture of the left wrist, anxiety in traffic.',
  'Soft tissue injury of the right shoulder.',
  'Fractured ribs and a concussion.',
];
export const providers = [
  ['Coogee Physiotherapy', 'physiotherapist', 'Physiotherapy'],
  ['Dr Lim, General Practice', 'gp', 'Consultation'],
  ['Harbour Psychology', 'psychologist', 'Counselling'],
] as const;
