import type { Random } from '#kernel/server';

export const employers = [
  'Illawarra Coal Logistics',
  'Bayside City Council',
  'Coastline Aged Care',
  'Northern Rivers Timber',
  'Harbourline Freight',
  'Southbank Cleaning Services',
  'Murray Valley Orchards',
  'Metro Bus Operations',
] as const;

const notes = [
  'Please see the letter of instruction for the questions.',
  'The claimant asks for a morning time.',
  'Wheelchair access is needed.',
  'Two earlier reports are with the brief.',
  'The customer wants a whole person impairment rating.',
  'Imaging will be brought on a disc.',
  'The matter is listed for hearing; the date of the report is firm.',
] as const;

export const bookingNoteOf = (random: Random): string | null =>
  random.next() < 0.6 ? random.pick(notes) : null;
