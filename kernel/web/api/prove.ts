/** True: whoever sits there has proven again who they are. */
type Ask = () => Promise<boolean>;

const nobody: Ask = () => Promise.resolve(false);
let ask = nobody;
let asking: Promise<boolean> | null = null;

/** Binds the dialog that asks; the answer undoes it. */
export function bindProof(host: Ask): () => void {
  ask = host;
  return () => {
    if (ask === host) ask = nobody;
  };
}

/** Calls that are refused at the same time share one question. */
export function proveAgain(): Promise<boolean> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}
