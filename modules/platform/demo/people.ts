import { common, nameGroups } from './names.ts';
import type { NameGroup } from './names.ts';
import type { Random } from '#kernel/server';

export type Person = {
  readonly title: 'Ms' | 'Mr';
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
};

const weights = nameGroups.reduce((sum, group) => sum + group.weight, 0);

function groupOf(random: Random): NameGroup {
  let left = random.next() * weights;
  for (const group of nameGroups) {
    left -= group.weight;
    if (left < 0) return group;
  }
  return common;
}

function draw(random: Random): Person {
  const group = groupOf(random);
  const givenBy = random.next() < 0.35 ? common : group;
  const isWoman = random.next() < 0.52;
  const firstName = random.pick(isWoman ? givenBy.women : givenBy.men);
  const lastName = random.pick(group.families);
  return {
    title: isWoman ? 'Ms' : 'Mr',
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
  };
}

/** No two of them share a name, and none is called like those who are known already. */
export function peopleFrom(random: Random, taken: readonly Person[] = []): () => Person {
  const known = new Set(taken.map((person) => person.fullName));
  return () => {
    let person = draw(random);
    while (known.has(person.fullName)) person = draw(random);
    known.add(person.fullName);
    return person;
  };
}

export const namesOf = ({ firstName, lastName, fullName }: Person) => ({
  firstName,
  lastName,
  fullName,
});

/** `Siobhán O'Connell` as the front part of an address: `siobhan.oconnell`. */
export const mailboxOf = ({ firstName, lastName }: Person): string =>
  `${plainLetters(firstName)}.${plainLetters(lastName)}`;

export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9-]/g, '')
    .toLowerCase();
