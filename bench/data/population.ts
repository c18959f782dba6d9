import { statuses } from './bench-record.ts';

export const tenantCount = 50;
export const companiesPerTenant = 200;
export const managersPerTenant = 40;

/** The largest tenant holds every fifth row, the other 49 share the rest. */
const largestShare = 5;

export type Population = { readonly rows: number };

export const sizeOf = ({ rows }: Population, tenant: number): number =>
  Math.floor(tenant === 1 ? rows / largestShare : (rows - rows / largestShare) / (tenantCount - 1));

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/** Ids follow from numbers, so that the load generator need not ask for them. */
const idOf = (kind: number, tenant: number, number: number): string =>
  `01980000-000${kind.toString(16)}-7000-8${hex(tenant, 3)}-${hex(number, 12)}`;

export const tenantId = (tenant: number): string => idOf(1, tenant, 0);
export const companyId = (tenant: number, number: number): string => idOf(2, tenant, number);
export const managerId = (tenant: number, number: number): string => idOf(3, tenant, number);
export const recordId = (tenant: number, number: number): string => idOf(4, tenant, number);

/** The same ids in SQL. */
export const idSql = (kind: number, tenant: string, number: string): string =>
  `format('01980000-000${kind.toString(16)}-7000-8%s-%s', lpad(to_hex(${tenant}), 3, '0'), lpad(to_hex(${number}), 12, '0'))::uuid`;

export const statusKeys = Object.keys(statuses);

/** The same for both servers: what the server opens when nobody says otherwise. */
export const poolSize = 16;

export const signInId = (tenant: number): string => `bench-${tenant}`;

export const firstNames = words(`Amelia Noah Olivia Jack Isla William Charlotte Henry Grace Thomas
  Harper Leo Ruby Marcus Sophie Ethan Mia Oscar Evelyn Lucas Chloe Hudson Zara Archer Freya Max
  Matilda Levi Hazel Arthur Ivy Felix Alice Hugo Stella Mason Priya Wei Fatima Diego Aroha Kenji
  Nadia Tomasz Leilani Bogdan Ingrid Rashid Yasmin Piotr`);

/** 33,600 surnames of three parts: three letters of a name find up to some percent of the records. */
export const surnameParts = [
  words(`Har Mac Wil Brad Cart Dal Ever Fitz Gold Hal Kings Lang Mont North Old Pem Quin Rams South
    Thorn Under Van West York Ash Black Crom Dun Ell Fair Gre Hew Ingle Jar Kirk Lock Mil Nor Oak
    Pres Rock Sher Tem Up Vic Wood Bar Clif Dray Em Fro Glen Hux Iver Jes Knap Lyd Mar Nes Orm`),
  words(`a e i o er en ing all ow ber der ford gar hol`),
  words(`ton son ley man worth field wood bridge by ham stead well more dale court shaw ridge water
    smith stone berg cott don ell fold gate hurst ick kin land mere nell over pool rick sey thorpe
    vale wick yard`),
] as const;

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
