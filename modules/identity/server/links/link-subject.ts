import type { LinkDefinition } from '#kernel/domain';
import { findLinkDefinition, findResource } from '#kernel/domain';
import { defineExtensionPoint, livingRecord } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';

/** What a link is about. */
export type LinkSubject = {
  /** The name of a resource, or of what contributes here. */
  readonly of: string;
  readonly id: string;
  /** Whom the link was sent to. */
  readonly address: string | null;
};

/** A record page, or only a name where nothing has a page. */
export type SubjectRecord = {
  readonly name: string;
  readonly module?: string;
  readonly id?: string;
};

export type LinkSubjectSource = {
  readonly of: string;
  /** Null: what the link is about is gone, or is no longer what it was made for. */
  find(tx: Tx, subject: LinkSubject): Promise<SubjectRecord | null>;
};

/** What is no resource, or lives by more than its own row, says here whether it still stands. */
export const linkSubjectPoint = defineExtensionPoint<LinkSubjectSource>('identity.linkSubjects');

/** The record that a link is about, if it still stands. */
export async function subjectRecord(
  tx: Tx,
  services: Services,
  kind: Pick<LinkDefinition, 'partOf'>,
  subject: LinkSubject,
): Promise<SubjectRecord | null> {
  const own = linkSubjectPoint.of(services).find(({ of }) => of === subject.of);
  if (own) return own.find(tx, subject);
  const resource = findResource(subject.of);
  return resource ? livingRecord(tx, resource, subject.id, kind.partOf) : null;
}

/** A row of `links` whose record was deleted leads nowhere. A link about nothing always stands. */
export async function recordOfLink(
  tx: Tx,
  services: Services,
  link: {
    readonly kind: string;
    readonly subjectOf: string | null;
    readonly subjectId: string | null;
    readonly address: string | null;
  },
): Promise<SubjectRecord | null> {
  const { kind, subjectOf: of, subjectId: id, address } = link;
  const definition = findLinkDefinition(kind);
  if (!definition) return null;
  return of && id ? subjectRecord(tx, services, definition, { of, id, address }) : { name: '' };
}
