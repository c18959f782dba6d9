import { X509Certificate, createHash, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import forge from 'node-forge';
import type { SealVerdict } from '../../../domain/index.ts';
import { sealMark } from './add-seal-placeholder.ts';

export type SealCheck = {
  readonly verdict: SealVerdict;
  readonly sealedBy: string | null;
  readonly sealedAt: string | null;
};

const unknown: SealCheck = { verdict: 'notOurs', sealedBy: null, sealedAt: null };

type Input = { readonly path: string; readonly certificates: readonly string[] };

/** Runs in the file process. */
export async function checkSeal({ path, certificates }: Input): Promise<SealCheck> {
  return checkSealOf(await readFile(path), certificates);
}

export function checkSealOf(bytes: Buffer, certificates: readonly string[]): SealCheck {
  const text = bytes.toString('latin1');
  const range = lastRange(text);
  const spoilt: SealCheck = text.includes(sealMark) ? { ...unknown, verdict: 'changed' } : unknown;
  if (!range) return spoilt;
  const seal = readSeal(text, range);
  if (!seal) return spoilt;
  const known = certificates.map((pem) => new X509Certificate(pem).fingerprint256);
  const certificate = seal.certificates.find(({ fingerprint256 }) =>
    known.includes(fingerprint256),
  );
  if (!certificate) return unknown;
  const signed = Buffer.concat([
    bytes.subarray(range[0], range[0] + range[1]),
    bytes.subarray(range[2], range[2] + range[3]),
  ]);
  // What was added behind the seal is a change as well.
  const isWhole = range[0] === 0 && range[2] + range[3] === bytes.length;
  const isIntact = isWhole && createHash('sha256').update(signed).digest().equals(seal.digest);
  const isSigned = verify('sha256', seal.attributes, certificate.publicKey, seal.signature);
  const sealedBy = /^CN=(.*)$/m.exec(certificate.subject)?.[1] ?? null;
  return {
    verdict: isIntact && isSigned ? 'intact' : 'changed',
    sealedBy,
    sealedAt: seal.signedAt,
  };
}

type Range = readonly [number, number, number, number];

function lastRange(text: string): Range | null {
  const found = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].at(-1);
  if (!found) return null;
  const [from = 0, length = 0, second = 0, rest = 0] = found.slice(1).map(Number);
  return [from, length, second, rest];
}

type Seal = {
  readonly certificates: readonly X509Certificate[];
  readonly attributes: Buffer;
  readonly digest: Buffer;
  readonly signature: Buffer;
  readonly signedAt: string | null;
};

type Captured = {
  readonly authenticatedAttributes?: readonly forge.asn1.Asn1[];
  readonly signature?: string;
};

type Message = forge.pkcs7.PkcsSignedData & { readonly rawCapture: Captured };

/** The room for a signature is larger than the signature: DER says how long it is, the rest is zeros. */
function signatureIn(gap: string): Buffer | null {
  const hex = /^<([0-9a-f]*)>$/i.exec(gap)?.[1];
  if (hex === undefined) return null;
  const der = Buffer.from(hex, 'hex');
  const first = der[1] ?? 0;
  const bytes = first < 0x80 ? 0 : first - 0x80;
  const length = 2 + bytes + (bytes ? der.readUIntBE(2, bytes) : first);
  return der.subarray(length).every((byte) => byte === 0) ? der.subarray(0, length) : null;
}

/** Null: whatever stands between the two ranges is no signature that can be read. */
function readSeal(text: string, [, first, second]: Range): Seal | null {
  try {
    const found = signatureIn(text.slice(first, second));
    if (!found) return null;
    const der = forge.util.createBuffer(found.toString('binary'));
    const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der)) as Message;
    const captured = message.rawCapture;
    const attributes = captured.authenticatedAttributes ?? [];
    const digest = attributeOf(attributes, 'messageDigest');
    if (!digest || !captured.signature) return null;
    const { asn1, pki } = forge;
    const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, [...attributes]);
    const time = attributeOf(attributes, 'signingTime');
    return {
      certificates: message.certificates.map(
        (one) => new X509Certificate(pki.certificateToPem(one)),
      ),
      attributes: Buffer.from(asn1.toDer(set).getBytes(), 'binary'),
      digest: Buffer.from(digest, 'binary'),
      signature: Buffer.from(captured.signature, 'binary'),
      signedAt: time ? asn1.utcTimeToDate(time).toISOString() : null,
    };
  } catch {
    return null;
  }
}

/** The one value of an attribute, as the bytes that its type has. */
function attributeOf(attributes: readonly forge.asn1.Asn1[], name: string): string | null {
  for (const { value } of attributes) {
    const [type, values] = value as forge.asn1.Asn1[];
    if (forge.asn1.derToOid(String(type?.value)) !== forge.pki.oids[name]) continue;
    const [first] = (values?.value ?? []) as forge.asn1.Asn1[];
    return typeof first?.value === 'string' ? first.value : null;
  }
  return null;
}
