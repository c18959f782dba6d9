import type { FastifyRequest } from 'fastify';
import { findResource } from '#kernel/domain';
import type { Read } from '../audit/read-log.ts';
import type { ShownRecords } from '../audit/shown-log.ts';
import { isUuid } from '../resource/ids.ts';

const quote = 34;
const dash = 45;
/** Of each dash behind the first one, counted from it. */
const dashes = [5, 10, 15];
const stamp = 'Stamp":';
const own = '"id":';

/**
 * Every id in a JSON text but the stamps, which are as many as the records and name none; or only what
 * is called `id`. It runs over every answer: looking for the dashes takes a twentieth of what a pattern
 * takes.
 */
export function idsIn(text: string, onlyOwn = false): readonly string[] {
  const ids: string[] = [];
  for (let at = text.indexOf('-', 9); at > 0; at = text.indexOf('-', at + 1)) {
    if (text.charCodeAt(at - 9) !== quote || text.charCodeAt(at + 28) !== quote) continue;
    if (dashes.some((distance) => text.charCodeAt(at + distance) !== dash)) continue;
    const id = text.slice(at - 8, at + 28);
    const isAsked = onlyOwn
      ? text.startsWith(own, at - 9 - own.length)
      : !text.startsWith(stamp, at - 9 - stamp.length);
    if (isAsked && isUuid(id)) ids.push(id);
    at += 28;
  }
  return ids;
}

/** They answer records by their definition; what else they name is data of another record. */
const ofOneKind = new Set([
  'list',
  'lookup',
  'read',
  'myDetail',
  'similar',
  'history',
  'statusLog',
]);

/** Records whose ids an answer carries, the record that was asked about among them. */
export function shownIn(
  { shown }: Pick<FastifyRequest, 'shown'>,
  payload: unknown,
  { operation, resource, recordId }: Read,
): readonly ShownRecords[] {
  // Whoever says what was shown has said it all.
  const text = shown === undefined && typeof payload === 'string' ? payload : '';
  const definition = findResource(resource);
  const isOneKind = definition !== undefined && ofOneKind.has(operation);
  const ids = new Set(idsIn(text, isOneKind));
  // A person who was opened has a row of their own.
  if (recordId && definition?.person) ids.delete(recordId);
  else if (recordId) ids.add(recordId);
  return [...(shown ?? []), { resource, ids: [...ids], ...(isOneKind && { isOneKind }) }];
}
