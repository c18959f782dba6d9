/** Who can be chosen on the sign-in page of the simulated provider. */
export type SimulatedPerson = {
  readonly sub: string;
  readonly name: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly groups: readonly string[];
};

const person = (
  sub: string,
  name: string,
  email: string,
  groups: readonly string[],
  isVerified = true,
): SimulatedPerson => {
  const [given_name = '', ...rest] = name.split(' ');
  const family_name = rest.join(' ');
  return { sub, name, given_name, family_name, email, email_verified: isVerified, groups };
};

export const simulatedPeople: readonly SimulatedPerson[] = [
  person('demo-1', 'Stella Staff', 'staff@harbour.test', ['Bookings']),
  person('demo-2', 'Nora Newcomer', 'nora.newcomer@harbour.test', ['Bookings']),
  person('demo-3', 'Acton Ledger', 'acton.ledger@harbour.test', ['Accounts', 'Bookings']),
  person('demo-4', 'Gus Groupless', 'gus.groupless@harbour.test', []),
  person('demo-5', 'Una Unverified', 'una.unverified@harbour.test', ['Bookings'], false),
  person('demo-6', 'Oscar Outsider', 'oscar@elsewhere.test', ['Bookings']),
];
