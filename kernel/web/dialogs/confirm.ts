export type Question = {
  title?: string;
  text: string;
  /** What the button does, in words: `Delete`, `Cancel 3 sessions`. */
  yes: string;
  /** `Cancel`, or `Keep` where Cancel could mean either. */
  no?: string;
  isDanger?: boolean;
};

let ask: (question: Question) => Promise<boolean> = () => Promise.resolve(false);

export const bindConfirm = (host: (question: Question) => Promise<boolean>): void => {
  ask = host;
};

export const confirm = (question: Question): Promise<boolean> => ask(question);

/** B-233. */
export const deleteQuestion = 'Do you want to delete this record?';
