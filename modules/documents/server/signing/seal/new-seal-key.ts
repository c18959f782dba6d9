import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

export type SealKey = {
  readonly p12: Buffer;
  readonly passphrase: string;
};

const years = 10;

/** The numbers come from OpenSSL: node-forge alone would take seconds for them. */
async function newKeyPair() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  return { privateKey: key, publicKey: forge.pki.setRsaPublicKey(key.n, key.e) };
}

type Pair = Awaited<ReturnType<typeof newKeyPair>>;
type Name = readonly { readonly shortName: string; readonly value: string }[];

type Draft = {
  readonly of: Pair;
  readonly subject: Name;
  readonly issuer: Name;
  readonly by: Pair;
  readonly extensions: readonly object[];
  readonly now: Date;
};

function certify({ of, subject, issuer, by, extensions, now }: Draft): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = of.publicKey;
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(now.getTime() - 86_400_000);
  certificate.validity.notAfter = new Date(now.getTime() + years * 365.25 * 86_400_000);
  certificate.setSubject([...subject]);
  certificate.setIssuer([...issuer]);
  certificate.setExtensions([...extensions, { name: 'subjectKeyIdentifier' }]);
  certificate.sign(by.privateKey, forge.md.sha256.create());
  return certificate;
}

/**
 * A certificate of the practice's own: it proves that nothing was changed since it sealed. The name
 * of its issuer has plain letters only, because readers compare it byte by byte; whatever else the
 * key of the issuer could certify, it is forgotten at once.
 */
export async function newSealKey(practice: string, now: Date): Promise<SealKey> {
  const [root, own] = [await newKeyPair(), await newKeyPair()];
  const issuer = [{ shortName: 'CN', value: 'Caseway document seals' }];
  const utf8 = { valueTagClass: forge.asn1.Type.UTF8 };
  const subject = [{ shortName: 'CN', value: practice || 'Caseway', ...utf8 }];
  const rootCertificate = certify({
    of: root,
    subject: issuer,
    issuer,
    by: root,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', critical: true, keyCertSign: true },
    ],
    now,
  });
  const certificate = certify({
    of: own,
    subject,
    issuer,
    by: root,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
      { name: 'extKeyUsage', emailProtection: true },
    ],
    now,
  });
  const passphrase = randomBytes(24).toString('base64url');
  const chain = [certificate, rootCertificate];
  const asn1 = forge.pkcs12.toPkcs12Asn1(own.privateKey, chain, passphrase, {
    algorithm: 'aes256',
  });
  return { p12: Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary'), passphrase };
}

/** In PEM, of the key that signs. */
export function certificateOf({ p12, passphrase }: SealKey): string {
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(p12.toString('binary')));
  const bags = forge.pkcs12.pkcs12FromAsn1(asn1, false, passphrase);
  const keyBag = forge.pki.oids['pkcs8ShroudedKeyBag'] ?? '';
  const certBag = forge.pki.oids['certBag'] ?? '';
  const key = bags.getBags({ bagType: keyBag })[keyBag]?.[0]?.key;
  const found = (bags.getBags({ bagType: certBag })[certBag] ?? []).find(
    ({ cert }) => key && cert && (cert.publicKey as forge.pki.rsa.PublicKey).n.equals(key.n),
  );
  if (!found?.cert) throw new Error('SEAL_P12 holds no certificate of its own key');
  return forge.pki.certificateToPem(found.cert);
}
