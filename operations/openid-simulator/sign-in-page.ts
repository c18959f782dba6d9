import type { SimulatedPerson } from './simulated-people.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const styles = `body{font:16px/1.5 system-ui,sans-serif;background:#f3f4f6;color:#111827;margin:0;display:grid;
  place-items:center;min-height:100vh}main{background:#fff;padding:32px;border-radius:12px;max-width:480px;
  box-shadow:0 2px 12px #0002}button{display:block;width:100%;margin:8px 0;padding:10px 14px;text-align:left;
  font:inherit;background:#fff;border:1px solid #6b7280;border-radius:8px;cursor:pointer}small{color:#4b5563}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;

/** Choosing a person is all the proof that is asked for here. */
export const choosePage = (people: readonly SimulatedPerson[], query: URLSearchParams): string => {
  const kept = [...query]
    .map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
    )
    .join('');
  const choices = people
    .map(
      ({ sub, name, email, groups, email_verified: isVerified }) =>
        `<button name="sub" value="${escaped(sub)}">${escaped(name)}<br><small>${escaped(email)}${
          isVerified ? '' : ', not verified'
        }; ${escaped(groups.join(', ') || 'no group')}</small></button>`,
    )
    .join('');
  return page(
    'Simulated provider',
    `<p>Stands in for the identity provider of a practice. Who are you?</p>
<form method="post" action="/authorize">${kept}${choices}</form>`,
  );
};

export const leftPage = (back: string | null): string =>
  page(
    'Signed out',
    `<p>You are signed out of the simulated provider.</p>${
      back ? `<p><a href="${escaped(back)}">Go back</a></p>` : ''
    }`,
  );
