/** What the thread is asked; plain data, so that nothing of ours can be reached from a template. */
export type TemplateOrder =
  | {
      readonly work: 'render';
      readonly subject: string;
      readonly content: string;
      readonly data: Readonly<Record<string, unknown>>;
    }
  | { readonly work: 'clean'; readonly content: string };

export type RenderedTemplate = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** Where the words are wrong; lines and columns count from 1. */
export type TemplateFault = {
  readonly part: 'subject' | 'content';
  readonly message: string;
  readonly line: number;
  readonly column: number;
};

export type TemplateReply =
  | { readonly rendered: RenderedTemplate }
  | { readonly cleaned: string }
  | { readonly fault: TemplateFault }
  | { readonly tooMuch: string };
