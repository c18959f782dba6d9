import { findAction, findResource } from '#kernel/domain';
import type { AbilityRow } from '#kernel/domain';

/** Verbs that every record may have, and those of actions that carry no label. */
const verbs: Readonly<Record<string, string>> = {
  list: 'See list',
  read: 'Open',
  lookup: 'Pick in forms',
  create: 'Add',
  update: 'Change',
  delete: 'Delete',
  enable: 'Enable',
  disable: 'Disable',
  export: 'Export',
  import: 'Import',
  myDetail: 'Open their own',
  addOrUpdateMyDetail: 'Change their own',
  bookingHistory: 'Booking history',
  serviceBookingHistory: 'Service history',
  counts: 'Count the values',
  isDuplicateName: 'Check for the same name',
  setBookingAgents: 'Choose booking agents',
  readPmsConfig: 'See the practice management system',
};

/** `financialYear` reads "Financial year". */
const inWords = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const verbText = (verb: string): string => verbs[verb] ?? inWords(verb);

/** What the button of the action says, or what the verb means; never the name in the code. */
export function permissionText(ability: string): string {
  const [, verb = ''] = ability.split('.');
  return findAction(ability)?.label ?? verbText(verb);
}

/** What the permission is about: the records, or the part of the system. */
export const aboutText = (name: string): string => findResource(name)?.label[1] ?? inWords(name);

/** Of two permissions with the same words, each also says the words of its own name. */
export function distinctTexts(rows: readonly AbilityRow[]): ReadonlyMap<string, string> {
  const texts = rows.map(({ ability }) => permissionText(ability));
  return new Map(
    rows.map(({ ability }, at) => {
      const text = texts[at] ?? '';
      const isTwice = texts.indexOf(text) !== texts.lastIndexOf(text);
      const own = inWords(ability.split('.')[1] ?? '').toLowerCase();
      return [ability, isTwice ? `${text} (${own})` : text];
    }),
  );
}
