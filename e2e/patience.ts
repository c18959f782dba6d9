/** For what a process of the server does after its answer: mails, printed files, words of a scan. */
export const forWork = { timeout: 60_000 };
