import { defineWorkflow, longText } from '#kernel/domain';
import { settingsStaff as who } from '#platform/domain';
import { clientDocument } from './client-document.resource.ts';

type Reach = {
  readonly isActive: boolean;
  readonly fileId: string | null;
  readonly client: { readonly isActive: boolean; readonly hasPortal: boolean };
};

const guards = {
  /** Whoever is asked must be able to open the form and to give it back. */
  reachesClient: ({ isActive, fileId, client }: Reach) => {
    if (!client.isActive) return 'clientInactive';
    if (!client.hasPortal) return 'formNeedsPortal';
    if (!fileId) return 'formNeedsFile';
    return isActive ? null : 'formNotShown';
  },
} as const;

/** G-066, decision 166. Our reading: the spec names the portal and not the way of a form. */
export const clientFormWorkflow = defineWorkflow({
  on: clientDocument,
  axes: { status: {} },
  guards,
  moves: {
    ask: { label: 'Asked for', status: { from: ['none'], to: 'waiting' } },
    keep: { label: 'Kept as a document', status: { from: ['waiting', 'withdrawn'], to: 'none' } },
    replace: {
      label: 'Replaced by another form',
      status: { from: ['waiting', 'sentBack', 'accepted', 'withdrawn'], to: 'waiting' },
    },
    /** What was accepted or withdrawn is open again; what waits is only written about once more. */
    send: {
      label: 'Send to client',
      can: 'send it to the client',
      who,
      guard: 'reachesClient',
      asks: { note: longText('Message to the client', { max: 1000 }) },
      status: {
        steps: {
          waiting: 'waiting',
          sentBack: 'sentBack',
          accepted: 'waiting',
          withdrawn: 'waiting',
        },
      },
      sends: ['PortalFormAsked'],
    },
    return: {
      label: 'Returned by the client',
      status: { from: ['waiting', 'sentBack'], to: 'returned' },
    },
    accept: {
      label: 'Accept',
      can: 'accept it',
      who,
      status: { from: ['returned'], to: 'accepted' },
    },
    sendBack: {
      label: 'Send back',
      can: 'send it back',
      who,
      asks: {
        reason: longText('Reason', {
          required: true,
          max: 1000,
          hint: 'The client reads it: "Page 2 is missing."',
        }),
      },
      status: { from: ['returned', 'accepted'], to: 'sentBack' },
      sends: ['PortalFormSentBack'],
    },
    withdraw: {
      label: 'Withdraw',
      can: 'withdraw it',
      who,
      status: { from: ['waiting', 'sentBack'], to: 'withdrawn' },
    },
  },
});
