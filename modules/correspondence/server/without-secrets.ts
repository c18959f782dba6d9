/** Addresses, and words as long as the tokens that they carry. */
const secrets = /\b\w+:\/\/\S+|[\w-]{32,}/g;

/**
 * A mail server that refuses a letter may quote the link that it disliked. What it said is kept
 * with the mail, with the job and in the log, where nobody may read a link.
 */
export const withoutSecrets = ({ message }: Error): Error =>
  new Error(message.replace(secrets, '[removed]'));
