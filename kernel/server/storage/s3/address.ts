import type { Credentials } from './sign-v4.ts';

export type S3Address = {
  /** Ends in a slash; keys are appended to it. */
  readonly base: URL;
  readonly region: string;
  readonly credentials: Credentials;
};

type Env = Readonly<Record<string, string | undefined>>;

/** `s3://bucket/prefix?endpoint=https://…&region=…`; the keys come from the address or AWS_*. */
export function s3Address(storageUrl: string, env: Env): S3Address {
  const url = new URL(storageUrl);
  const bucket = url.hostname;
  const region = url.searchParams.get('region') ?? env.AWS_REGION ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  const place = endpoint
    ? new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/`)
    : new URL(`https://${bucket}.s3.${region}.amazonaws.com/`);
  const accessKeyId = decodeURIComponent(url.username) || env.AWS_ACCESS_KEY_ID;
  const secretAccessKey = decodeURIComponent(url.password) || env.AWS_SECRET_ACCESS_KEY;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error('STORAGE_URL needs a bucket, an access key and a secret key');
  }
  return {
    base: prefix ? new URL(`${prefix}/`, place) : place,
    region,
    credentials: { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN },
  };
}
