type Sent = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | Blob | null;
  progress(share: number): void;
  answer(status: number, body: unknown, headers?: Readonly<Record<string, string>>): void;
  /** The line is cut before an answer comes. */
  cut(): void;
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
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #method = '';
    #path = '';
    #sent: Record<string, string> = {};
    #answered: Readonly<Record<string, string>> = {};
    #isAborted = false;
    open(method: string, path: string) {
      this.#method = method;
      this.#path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.#sent[name] = value;
    }
    getResponseHeader(name: string) {
      return this.#answered[name] ?? null;
    }
    abort() {
      this.#isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
    send(body: FormData | Blob | null) {
      const isAborted = () => this.#isAborted;
      sent.push({
        method: this.#method,
        path: this.#path,
        headers: this.#sent,
        body,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        cut: () => {
          this.onerror?.();
          this.onloadend?.();
        },
        answer: (status, answer, headers = {}) => {
          this.status = status;
          this.#answered = headers;
          this.responseText = JSON.stringify(answer);
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
