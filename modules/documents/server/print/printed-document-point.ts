import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { PrintedDocument, PrintRoute } from '../../domain/index.ts';

export type PrintQuestion = {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly services: Services;
  readonly requestId: string;
  /** What the path, the query and the body say, checked where the route declares its input. */
  readonly params: Readonly<Record<string, unknown>>;
};

export type PrintedEntry = {
  readonly route: PrintRoute;
  /** Of the action that declares the call; without one, whoever may open the page may ask. */
  readonly ability?: string;
  /** The resource that the audit log names. */
  readonly reads: string;
  /**
   * The document, written from facts or from a template, for whoever may read its record; nothing
   * where there is no such record or the caller does not see it.
   */
  read(
    question: PrintQuestion,
  ): Promise<Pick<PrintedDocument, 'html' | 'fileName' | 'facts'> | null>;
};

/** Every document of doc 3 section 2.1 comes in here, from the module whose record it prints. */
export const printedDocumentPoint = defineExtensionPoint<PrintedEntry>(
  'documents.printedDocuments',
);
