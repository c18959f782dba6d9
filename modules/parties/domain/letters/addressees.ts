import type { Addressee } from '#documents/domain';
import type { Address } from '#kernel/domain';

type Named = { readonly displayName: string } | null | undefined;

type Person = {
  readonly title?: Named;
  readonly firstName: string;
  readonly lastName: string;
};

const words = (...given: readonly (string | null | undefined)[]): string =>
  given.filter(Boolean).join(' ');

/** Street, then suburb, state and postcode, as the post reads it; the own country is not named. */
export function postalLines(address: Address | null | undefined): string[] {
  const { line1, line2, suburb, state, postcode, country } = address ?? {};
  const place = words(suburb, state, postcode);
  const abroad = country && !/^(au|australia)$/i.test(country) ? country : null;
  return [line1, line2, place, abroad].filter((line): line is string => Boolean(line));
}

/** "Dear Ms Nguyễn"; without a title the whole name, because nobody is called by the last name alone. */
const dear = ({ title, firstName, lastName }: Person): string =>
  title ? `Dear ${title.displayName} ${lastName}` : `Dear ${words(firstName, lastName)}`;

const fullName = ({ title, firstName, lastName }: Person): string =>
  words(title?.displayName, firstName, lastName);

export const clientAddressee = (
  client: Person & { readonly address?: Address | null },
): Addressee => ({
  name: fullName(client),
  addressLines: postalLines(client.address),
  salutation: dear(client),
});

type CompanyFacts = {
  readonly name: string;
  readonly address?: Address | null;
  readonly postalAddress?: Address | null;
};

/** Post goes to the postal address where there is one. */
const addressOfCompany = ({ address, postalAddress }: CompanyFacts): string[] => {
  const postal = postalLines(postalAddress);
  return postal.length ? postal : postalLines(address);
};

export const companyAddressee = (company: CompanyFacts): Addressee => ({
  name: company.name,
  addressLines: addressOfCompany(company),
  salutation: 'Dear Sir or Madam',
});

/** A case manager is written to at the company. */
export const caseManagerAddressee = (
  manager: Person & { readonly position?: string | null },
  company: CompanyFacts | null,
): Addressee => ({
  name: fullName(manager),
  addressLines: [
    ...(manager.position ? [manager.position] : []),
    ...(company ? [company.name, ...addressOfCompany(company)] : []),
  ],
  salutation: dear(manager),
});

type SpecialistFacts = {
  readonly title?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly address?: Address | null;
};

/** The title of a specialist is a word, not an entry of a list. */
export const specialistAddressee = ({ title, ...specialist }: SpecialistFacts): Addressee =>
  clientAddressee({ ...specialist, title: title ? { displayName: title } : null });
