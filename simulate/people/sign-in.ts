import { Browser, refresh, signIn } from '../../modules/identity/testing/browser.ts';
import type { Tokens } from '../../modules/identity/testing/browser.ts';
import { password } from './people.ts';

type Kept = { readonly tokens: Tokens; readonly until: number };

const early = 60_000;

/** Access tokens of the people who act: the real sign-in, and a refresh when one is over. */
export class SignedIn {
  readonly #kept = new Map<string, Kept>();
  readonly #origin: () => string;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  async token(account: string): Promise<string> {
    const known = this.#kept.get(account);
    if (known && Date.now() < known.until - early) return known.tokens.access_token;
    const tokens = (known && (await this.#renewed(known))) ?? (await this.#anew(account));
    this.#kept.set(account, { tokens, until: Date.now() + tokens.expires_in * 1000 });
    return tokens.access_token;
  }

  forget(account: string): void {
    this.#kept.delete(account);
  }

  async #renewed({ tokens }: Kept): Promise<Tokens | undefined> {
    const answer = await refresh(this.#origin(), tokens.refresh_token);
    return answer.ok ? ((await answer.json()) as Tokens) : undefined;
  }

  async #anew(account: string): Promise<Tokens> {
    try {
      return await signIn(new Browser(this.#origin()), account, password);
    } catch (error) {
      throw new Error(`${account} cannot sign in`, { cause: error });
    }
  }
}
