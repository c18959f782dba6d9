import type { ValidationError } from '#kernel/domain';
import type { Troubles } from './message-draft.ts';

export type MailRecipients = {
  readonly items: readonly { label: string; name: string | null; email: string }[];
  readonly mobiles: readonly { label: string; number: string }[];
  readonly objectName: string;
};

/** D-079. */
export type SeenMessage = {
  readonly hash: string;
  readonly sender: string;
  readonly destination: string;
  readonly cc: string | null;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
  readonly text: string;
  readonly missing: readonly string[];
  readonly attachments: readonly {
    fileId: string;
    name: string;
    size: number;
    goesAlong: boolean;
  }[];
};

type Failure = {
  readonly code?: string;
  readonly validationErrors?: readonly ValidationError[];
};

export const codeOf = (error: unknown): string => (error as Failure).code ?? '';

const fields = ['to', 'cc', 'subject', 'body', 'codeTo'];

/** Null: it is about no field, and told as any other failure. */
export function troublesOfAnswer(error: unknown): Troubles | null {
  const own = ((error as Failure).validationErrors ?? []).flatMap(({ members, message }) =>
    members.filter((member) => fields.includes(member)).map((member) => [member, message]),
  );
  return own.length ? (Object.fromEntries(own) as Troubles) : null;
}
