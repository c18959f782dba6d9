import type { SendCall } from '#correspondence/testing';
import type { Api } from '#kernel/testing';

export const post = (api: Api, path: string, body: object = {}): SendCall => ({
  api,
  method: 'post',
  path,
  body,
});

/** What is asked is kept for whoever asked, also of a call that is only tried: answered at once, nothing is asked. */
export const answered = (call: SendCall, question: string): SendCall => ({
  ...call,
  body: { ...(call.body as object), answers: { [question]: 'yes' } },
});

export const put = (api: Api, path: string, body: object = {}): SendCall => ({
  ...post(api, path, body),
  method: 'put',
});
