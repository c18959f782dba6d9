import forge from 'node-forge';

/** The certificates that a sealed PDF carries, in PEM. */
export function certificatesIn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const [, first = '0', length = '0', second = '0'] =
    /\/ByteRange \[(\d+) (\d+) (\d+)/.exec(text) ?? [];
  const hex = text.slice(Number(first) + Number(length) + 1, Number(second) - 1);
  const der = Buffer.from(hex, 'hex');
  const whole = der.subarray(0, 4 + der.readUInt16BE(2));
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(whole.toString('binary')));
  const message = forge.pkcs7.messageFromAsn1(asn1) as forge.pkcs7.PkcsSignedData;
  return message.certificates.map((certificate) => forge.pki.certificateToPem(certificate));
}
