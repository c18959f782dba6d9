export type Question = { text: string; yes?: string; isDanger?: boolean };

let ask: (question: Question) => Promise<boolean> = () => Promise.resolve(false);

export const bindConfirm = (host: (question: Question) => Promise<boolean>): void => {
  ask = host;
};

export const confirm = (question: Question): Promise<boolean> => ask(question);

/** B-233. */
export const deleteQuestion = 'Do you want to delete this record?';
