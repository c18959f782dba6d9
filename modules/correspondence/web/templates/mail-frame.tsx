type Props = { readonly html: string; readonly width: 'desk' | 'phone'; readonly title: string };

const style = `body{margin:0;padding:20px;background:#fff;color:#18222d;font:15px/1.5 Arial,sans-serif;overflow-wrap:anywhere}
p{margin:0 0 1em}table{border-collapse:collapse;margin:0 0 1em}td,th{border:1px solid #c5ccd5;padding:4px 8px;text-align:left}img{max-width:100%}a{color:#0c6070}`;

/** As a mail program shows it: on white, with nothing that runs. */
export const MailFrame = ({ html, width, title }: Props) => (
  <iframe
    className={width === 'phone' ? 'mail-frame is-phone' : 'mail-frame'}
    title={title}
    sandbox=""
    srcDoc={`<!doctype html><meta name="viewport" content="width=device-width"><style>${style}</style>${html}`}
  />
);
