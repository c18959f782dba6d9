/** What a letter says, as it is typed. */
export type Letter = {
  readonly date: string | null;
  readonly address: string;
  readonly salutation: string;
  readonly subject: string;
  readonly body: string;
  readonly signOff: string;
  readonly signatory: string;
};

/** One that is attached to its record. */
export type Kept = { readonly id: string; readonly fileId: string; readonly name: string };
