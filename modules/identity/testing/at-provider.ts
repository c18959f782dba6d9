import type { Browser, Page } from './browser.ts';

/** Where the page of ours sends the browser. */
export const leadsTo = (page: Page): URL => {
  const [, address = ''] = /content="0;url=([^"]*)"/.exec(page.text) ?? [];
  return new URL(address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'));
};

/** As who the person chooses to be there. Answers the address that the provider sends back to. */
export async function chooseAt(address: URL, sub: string): Promise<string> {
  const body = new URLSearchParams(address.searchParams);
  body.set('sub', sub);
  const answer = await fetch(`${address.origin}/authorize`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`The provider answered ${answer.status}`);
  return location;
}

/** From the mail address to where the browser stands afterwards. */
export async function signInAtProvider(
  browser: Browser,
  email: string,
  sub: string,
): Promise<Page> {
  const page = await browser.submit('/account/login/provider', { email });
  return browser.open(await chooseAt(leadsTo(page), sub));
}
