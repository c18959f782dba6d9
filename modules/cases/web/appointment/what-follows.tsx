import { formatDate, formatMoney } from '#kernel/domain';
import type { AnswerOf } from '#kernel/domain';
import { api, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { previewMove } from '../../domain/index.ts';
import type { consequencesShape } from '../../domain/index.ts';
import './what-follows.css';

type Consequences = AnswerOf<{ answer: typeof consequencesShape }>;

type Props = {
  /** `IME`. */
  caseType: string;
  caseId: string;
  move: string;
  outcome?: string | null;
};

/** The mails, the fee and whose turn is next, in sentences. */
export function sentencesOf(
  { mails, charge, next }: Pick<Consequences, 'mails' | 'charge' | 'next'>,
  dateFormat?: string,
): readonly string[] {
  const names = mails.map(({ name, to }) => name ?? to).filter((name) => name !== null);
  return [
    ...(names.length
      ? [`${names.length === 1 ? '1 mail' : `${names.length} mails`}: ${names.join(', ')}`]
      : []),
    ...(charge ? [feeText(charge)] : []),
    ...(next ? [nextText(next, dateFormat)] : []),
  ];
}

function feeText(charge: NonNullable<Consequences['charge']>): string {
  const { description, amount, hasGst } = charge;
  if (!amount) return `${description}: a fee that accounting fills in`;
  return `${description}: fee $${formatMoney(amount)}${hasGst ? ' + GST' : ''}`;
}

function nextText(
  { step, due, person }: NonNullable<Consequences['next']>,
  dateFormat?: string,
): string {
  const by = due ? ` by ${formatDate(due, dateFormat)}` : '';
  return `Next: ${step}${by}${person ? `, ${person}` : ''}`;
}

/** What a step will do, read before it is taken. */
export function WhatFollows({ caseType, caseId, move, outcome = null }: Props) {
  const { dateFormat } = useSession();
  const body = { fromModule: caseType, objectId: caseId, move, ...(outcome && { outcome }) };
  const { data } = useQuery({
    queryKey: ['case consequences', body],
    staleTime: 0,
    retry: false,
    queryFn: () => api.post<Consequences>(previewMove.path, body),
  });
  const sentences = data ? sentencesOf(data, dateFormat) : [];
  if (!sentences.length) return null;
  return (
    <section className="what-follows" aria-label="What follows">
      <strong>What follows</strong>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
