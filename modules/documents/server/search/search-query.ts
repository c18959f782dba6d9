import { formatsOf, resourceOfModule } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, invalid, isUuid } from '#kernel/server';
import type { Params, Services } from '#kernel/server';
import { longestKeyword } from '../../domain/index.ts';

/** What the wire asks. */
export type Asked = Readonly<Partial<Record<(typeof askedKeys)[number], unknown>>>;

const askedKeys = [
  'keyword',
  'fromModule',
  'extension',
  'uploaderId',
  'attachmentTypeId',
  'dateFrom',
  'dateTo',
  'skipCount',
  'maxResultCount',
] as const;

export type SearchQuery = {
  readonly keyword: string;
  readonly resource: string | null;
  readonly extensions: readonly string[];
  readonly uploaderId: string | null;
  readonly attachmentTypeId: string | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly skip: number;
  readonly take: number;
};

/** One search of one person. */
export type Search = {
  readonly services: Services;
  readonly actor: Actor;
  readonly query: SearchQuery;
  readonly tsquery: string;
  readonly requestId: string;
};

const mostOfPage = 50;
/** Who looks further asks for something more particular. */
export const mostFound = 200;

const wrong = (member: string, message: string) => invalid([{ message, members: [member] }]);

const plain = (asked: Asked, key: keyof Asked): string | null => {
  const value = asked[key];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || value.includes('\u0000')) throw new Refused('malformed');
  return value;
};

function id(asked: Asked, key: keyof Asked): string | null {
  const value = plain(asked, key);
  if (value !== null && !isUuid(value)) throw wrong(key, 'This is no id.');
  return value;
}

function day(asked: Asked, key: keyof Asked): string | null {
  const value = plain(asked, key);
  if (value === null) return null;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay || value < '0001') throw wrong(key, 'This is no day.');
  return value;
}

function whole(asked: Asked, key: keyof Asked, fallback: number, most: number): number {
  const number = Number(plain(asked, key) ?? fallback);
  if (!Number.isInteger(number) || number < 0) throw new Refused('malformed');
  return Math.min(number, most);
}

export function readSearchQuery(asked: Asked): SearchQuery {
  const keyword = plain(asked, 'keyword') ?? '';
  if (keyword.length > longestKeyword) {
    throw wrong('keyword', `Must be less than or equal to ${longestKeyword} digits`);
  }
  const module = plain(asked, 'fromModule');
  const resource = module === null ? null : resourceOfModule(module);
  if (resource === undefined) throw wrong('fromModule', 'There is no such module.');
  return {
    keyword,
    resource: resource?.name ?? null,
    extensions: plain(asked, 'extension')?.toLowerCase().split(',').slice(0, 20) ?? [],
    uploaderId: id(asked, 'uploaderId'),
    attachmentTypeId: id(asked, 'attachmentTypeId'),
    dateFrom: day(asked, 'dateFrom'),
    dateTo: day(asked, 'dateTo'),
    skip: whole(asked, 'skipCount', 0, mostFound),
    take: whole(asked, 'maxResultCount', 20, mostOfPage),
  };
}

export const isFiltered = (query: SearchQuery): boolean =>
  query.extensions.length > 0 ||
  [query.resource, query.uploaderId, query.attachmentTypeId, query.dateFrom, query.dateTo].some(
    (asked) => asked !== null,
  );

/** Conditions on the file `f`. Days are those of the zone that the caller lives in. */
export function filterSql({ actor, query }: Search, params: Params): string[] {
  const { zone } = formatsOf(actor);
  const { resource, extensions, uploaderId, attachmentTypeId, dateFrom, dateTo } = query;
  const begin = (day: string, more: number) =>
    `((${params.add(day, '::date')} + ${more}) at time zone ${params.add(zone, '::text')})`;
  return [
    ...(resource ? [`f.owner_resource = ${params.add(resource, '::text')}`] : []),
    ...(extensions.length ? [`f.extension = any(${params.add(extensions, '::text[]')})`] : []),
    ...(uploaderId ? [`f.uploader_id = ${params.add(uploaderId, '::uuid')}`] : []),
    ...(attachmentTypeId
      ? [`f.attachment_type_id = ${params.add(attachmentTypeId, '::uuid')}`]
      : []),
    ...(dateFrom ? [`f.creation_time >= ${begin(dateFrom, 0)}`] : []),
    ...(dateTo ? [`f.creation_time < ${begin(dateTo, 1)}`] : []),
  ];
}
