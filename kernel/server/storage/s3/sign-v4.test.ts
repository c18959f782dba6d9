import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyHash, signV4 } from './sign-v4.ts';

const signing = {
  credentials: {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  },
  region: 'us-east-1',
  now: new Date('2013-05-24T00:00:00Z'),
};
const signatureOf = (headers: Record<string, string>) =>
  /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1];

// The examples of "Signature Calculations for the Authorization Header" in the S3 API reference.
test('the published GET of an object gets the published signature', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const headers = { range: 'bytes=0-9' };

  const signed = signV4({ method: 'GET', url, headers, payloadHash: emptyHash }, signing);

  expect(signatureOf(signed)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('the published PUT of an object gets the published signature', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test$file.text');
  const headers = {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  };
  const payloadHash = createHash('sha256').update('Welcome to Amazon S3.').digest('hex');

  const signed = signV4({ method: 'PUT', url, headers, payloadHash }, signing);

  expect(signatureOf(signed)).toBe(
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

test('the published query gets the published signature', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/?lifecycle');

  const signed = signV4({ method: 'GET', url, headers: {}, payloadHash: emptyHash }, signing);

  expect(signatureOf(signed)).toBe(
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  );
});
