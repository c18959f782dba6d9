import { formatDateTime, html } from '#kernel/domain';
import type { Html, Instant } from '#kernel/domain';
import { defineDocument } from '../print/index.ts';
import { envelopeEventKinds, signatureKinds } from './envelope-choices.ts';
import type { EnvelopeEventKind, SignatureKind } from './envelope-choices.ts';

export type EvidenceFacts = {
  readonly number: string;
  readonly title: string;
  readonly fileName: string;
  readonly documentHash: string;
  readonly signedHash: string;
  readonly zone: string;
  readonly signers: readonly {
    readonly name: string;
    readonly email: string;
    readonly signedAt: Instant | null;
    readonly signatureKind: SignatureKind | null;
    /** As a data address. */
    readonly picture: string | null;
  }[];
  readonly events: readonly {
    readonly kind: EnvelopeEventKind;
    readonly at: Instant;
    readonly who: string | null;
    readonly ip: string | null;
    readonly userAgent: string | null;
    readonly note: string | null;
  }[];
};

const style = `
.hash { font-family: monospace; font-size: 8pt; overflow-wrap: anywhere; }
.signature { max-width: 45mm; max-height: 15mm; }
td { vertical-align: top; }
`;

const signerRow =
  (zone: string) =>
  (signer: EvidenceFacts['signers'][number]): Html =>
    html`<tr>
      <td>${signer.name}<br /><span class="soft">${signer.email}</span></td>
      <td>${signer.picture && html`<img class="signature" alt="" src="${signer.picture}" />`}</td>
      <td>
        ${signer.signedAt && formatDateTime(signer.signedAt, zone)}<br />
        <span class="soft">${signer.signatureKind && signatureKinds[signer.signatureKind]}</span>
      </td>
    </tr>`;

const eventRow =
  (zone: string) =>
  (event: EvidenceFacts['events'][number]): Html =>
    html`<tr>
      <td>${formatDateTime(event.at, zone)}</td>
      <td>${envelopeEventKinds[event.kind]}<br /><span class="soft">${event.note ?? ''}</span></td>
      <td>
        ${event.who ?? ''}<br />
        <span class="soft">${[event.ip, event.userAgent].filter(Boolean).join(', ')}</span>
      </td>
    </tr>`;

const evidence = (facts: EvidenceFacts): Html =>
  html`<h1>Evidence of signature</h1>
    <p><b>${facts.title}</b>, envelope ${facts.number}. Times are those of ${facts.zone}.</p>
    <h2>Document</h2>
    <p>${facts.fileName}</p>
    <p class="hash">SHA-256 as shown to the signers: ${facts.documentHash}</p>
    <p class="hash">SHA-256 signed and sealed: ${facts.signedHash}</p>
    <h2>Signers</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Signer</th>
          <th scope="col">Signature</th>
          <th scope="col">Signed</th>
        </tr>
      </thead>
      <tbody>
        ${facts.signers.map(signerRow(facts.zone))}
      </tbody>
    </table>
    <h2>What happened</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Who, from where</th>
        </tr>
      </thead>
      <tbody>
        ${facts.events.map(eventRow(facts.zone))}
      </tbody>
    </table>
    <p class="soft">
      Every signer agreed to sign electronically before the document was opened. The signed document
      carries a digital signature: any program that checks PDF signatures tells when it was changed.
    </p>`;

export const evidenceDocument = defineDocument<EvidenceFacts>({
  name: 'evidence',
  style,
  title: ({ number }) => `Evidence of signature ${number}`,
  fileName: ({ number }) => `Evidence ${number}`,
  parts: (facts) => [evidence(facts)],
});
