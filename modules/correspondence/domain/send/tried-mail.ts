/** A mail that a call would send, as a dry run of the call shows it. */
export type TriedMail = {
  readonly to: string;
  readonly cc: string | null;
  readonly subject: string;
  readonly body: string | null;
  readonly text: string;
  /** `html`: the page that the PDF is made from. */
  readonly attachments: readonly { readonly name: string; readonly html: string | null }[];
  /** The template that its words come from. */
  readonly templateKey: string | null;
  /** Why it would not leave. */
  readonly notSent: string | null;
};
