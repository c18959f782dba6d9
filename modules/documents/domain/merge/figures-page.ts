import { documentFamily } from '../print/print-style.ts';

/** Every sign that a number of a page is made of: printing it embeds the font that draws them. */
export const figuresPage = `<!doctype html>
<html lang="en-AU"><head><title>Figures</title></head>
<body><p style="font: 12pt ${documentFamily.replaceAll('"', "'")}">0123456789 /</p></body></html>`;
