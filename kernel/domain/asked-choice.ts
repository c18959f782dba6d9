/** One way to go on, in words that say what it does. */
export type ChoiceOption = {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  /** What the button says: the consequence, with its numbers. */
  readonly confirm: string;
};

/**
 * A write that others feel is refused until its caller chooses what shall become of them: the same call
 * goes on with `?{name}={value}`. `about` is what the module that asks shows beside the options.
 */
export type AskedChoice = {
  readonly name: string;
  readonly options: readonly ChoiceOption[];
  readonly about: unknown;
};
