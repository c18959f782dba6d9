/** How a text must be written, such as a number with check digits. A module declares it by name. */
export type TextFormat = {
  /** What the person reads when it is written otherwise. */
  readonly message: string;
  /** One that is right, as it is kept. */
  readonly example: string;
  /** The text as it is kept, or null where it is not of this format. */
  readonly read: (text: string) => string | null;
  /** The kept text as people read it. */
  readonly show?: (text: string) => string;
};

export type TextFormats = Readonly<Record<string, TextFormat>>;
