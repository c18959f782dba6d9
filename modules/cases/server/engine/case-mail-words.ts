import { defineExtensionPoint } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { CaseRecord } from '../../domain/index.ts';

/** Somebody whom only one type of case knows, as the doctor who writes a statement. */
export type NamedReader = {
  readonly name: string | null;
  readonly email: string | null;
  /** The record by which the type knows them. */
  readonly about?: string;
};

type CaseMailWords = {
  readonly caseType: string;
  /** All that its templates may say. Null: nothing is left to be said, and no mail leaves. */
  data(
    tx: Tx,
    services: Services,
    record: CaseRecord,
    about?: string,
  ): Promise<Readonly<Record<string, unknown>> | null>;
  readers?(tx: Tx, record: CaseRecord, template: string): Promise<readonly NamedReader[]>;
};

/** A type whose mails say more than every case knows. */
export const caseMailWordsPoint = defineExtensionPoint<CaseMailWords>('cases.mailWords');

export const ownWords = (services: Services, caseType: string): CaseMailWords | undefined =>
  caseMailWordsPoint.of(services).find((words) => words.caseType === caseType);
