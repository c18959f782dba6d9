type Sent = {
  readonly path: string;
  readonly form: FormData;
  progress(share: number): void;
  answer(status: number, body: unknown): void;
  readonly isAborted: boolean;
};

/** Stands in for XMLHttpRequest; the test answers each upload when it wants to. */
export function fakeUploads(): Sent[] {
  const sent: Sent[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #path = '';
    #isAborted = false;
    open(_method: string, path: string) {
      this.#path = path;
    }
    setRequestHeader() {}
    abort() {
      this.#isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
    send(form: FormData) {
      const isAborted = () => this.#isAborted;
      sent.push({
        path: this.#path,
        form,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload?.();
          this.onloadend?.();
        },
        get isAborted() {
          return isAborted();
        },
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return sent;
}
