export type SyncAnswer = {
  readonly checked?: number;
  readonly differing?: number;
  readonly taskId?: string;
};

const invoices = (count: number): string => `${count} ${count === 1 ? 'invoice' : 'invoices'}`;

export function syncText({ checked = 0, differing = 0 }: SyncAnswer): string {
  if (!checked) return 'No invoice was uploaded yet.';
  if (!differing) return `${invoices(checked)} compared: both sides agree.`;
  return `${invoices(checked)} compared, ${differing} ${differing === 1 ? 'differs' : 'differ'}.`;
}
