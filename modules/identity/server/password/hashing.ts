import { limitParallel } from './limit-parallel-hashing.ts';
import { hashMatches, hashOf } from './phc.ts';

const inPool = limitParallel(2, 64);

export const hashPassword = (password: string): Promise<string> => inPool(() => hashOf(password));

/** Compared with when there is no hash, so that the answer takes as long. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** No sign-in page accepts more; a longer text only costs time. */
const longest = 1024;

export async function passwordMatches(phc: string | null, password: string): Promise<boolean> {
  const comparable = phc !== null && password.length <= longest;
  const matches = await inPool(() =>
    hashMatches(comparable ? phc : nobody, comparable ? password : ''),
  );
  return comparable && matches;
}
