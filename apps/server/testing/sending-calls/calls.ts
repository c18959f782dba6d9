import type { SendCall } from '#correspondence/testing';
import type { Api } from '#kernel/testing';

export const post = (api: Api, path: string, body: object = {}): SendCall => ({
  api,
  method: 'post',
  path,
  body,
});

export const put = (api: Api, path: string, body: object = {}): SendCall => ({
  ...post(api, path, body),
  method: 'put',
});
