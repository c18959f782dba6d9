import './mail-html.css';

type Props = { html: string; title: string };

/** The frame runs nothing and fetches nothing, whatever the sender wrote. */
const page = (html: string): string => `<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<base target="_blank">
<style>body{margin:16px;font:14px/1.5 system-ui,sans-serif;color:#1c2430;background:#fff;overflow-wrap:anywhere}
table{border-collapse:collapse}td,th{padding:2px 8px;vertical-align:top}blockquote{margin:0 0 0 8px;padding-left:12px;border-left:2px solid #c9d1da}</style>
${html}`;

/** A mail as its reader sees it: on white, also where our own screens are dark. */
export const MailHtml = ({ html, title }: Props) => (
  <iframe
    className="mail-html"
    title={title}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
    srcDoc={page(html)}
  />
);
