/** The colours of the workspace, light and dark; these pages carry their style with them. */
export const styles = `
:root{color-scheme:light dark;--ink:#18222d;--soft:#55616e;--canvas:#f6f7f9;--surface:#fff;--line:#e3e7ec;
 --field:#c5ccd5;--accent:#0c6070;--fill:#0c6070;--hover:#094c59;--danger:#b3261e;--danger-soft:#fdebea;
 --shadow:0 24px 64px rgb(16 32 48/10%),0 2px 8px rgb(16 32 48/6%)}
@media (prefers-color-scheme:dark){:root{--ink:#e7ebef;--soft:#a4afba;--canvas:#101316;--surface:#171b1f;
 --line:#293038;--field:#3d4751;--accent:#6fc7d4;--fill:#127486;--hover:#167d92;--danger:#f49a90;
 --danger-soft:#3b1b18;--shadow:0 24px 64px rgb(0 0 0/50%)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;align-items:center;
 justify-content:center;gap:24px;padding:24px 16px;background:var(--canvas);color:var(--ink);
 font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
 -webkit-font-smoothing:antialiased}
body::before{content:"";position:fixed;inset:0 0 auto;height:4px;background:var(--fill)}
main{width:100%;max-width:408px;background:var(--surface);border:1px solid var(--line);border-radius:14px;
 overflow:hidden;box-shadow:var(--shadow)}
header{display:flex;align-items:center;gap:12px;min-height:72px;padding:20px 36px 0;font-size:18px;
 font-weight:600;letter-spacing:-.01em}
:where(.branded){background:#233d4d}
header.branded{padding:18px 36px;color:#fff}
header img{display:block;max-height:44px;max-width:100%}
header .mark{width:32px;height:32px}
section{padding:20px 36px 36px}
h1{font-size:24px;font-weight:600;line-height:1.25;letter-spacing:-.018em;margin:0 0 6px}
p{margin:0 0 22px;color:var(--soft)}
label{display:block;font-weight:500;font-size:14px;margin:0 0 6px}
input{width:100%;font:inherit;height:42px;padding:0 12px;margin:0 0 18px;border:1px solid var(--field);
 border-radius:8px;background:var(--surface);color:inherit;transition:border-color .12s,box-shadow .12s}
input:hover{border-color:var(--accent)}
input:focus{outline:none;border-color:var(--accent);
 box-shadow:0 0 0 3px color-mix(in srgb,var(--accent) 24%,transparent)}
button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:8px}
button{width:100%;height:42px;margin-top:4px;font:inherit;font-weight:500;border:0;border-radius:8px;
 background:var(--fill);color:#fff;cursor:pointer;transition:background .12s}
button:hover{background:var(--hover)}
button.quiet{margin-top:10px;background:none;color:var(--ink);border:1px solid var(--field)}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline;text-underline-offset:2px}
ul{margin:0 0 18px;padding-left:20px}
.problem{background:var(--danger-soft);color:var(--danger);padding:10px 14px;border-radius:8px;margin:0 0 18px;
 font-size:14px}
.problem ul{margin:0}
.qr{display:block;width:200px;height:200px;margin:0 auto 18px;border-radius:8px}
.qr svg{display:block;width:100%;height:100%}
.codes{columns:2;list-style:none;margin:0 0 18px;padding:0;font-family:ui-monospace,Menlo,Consolas,monospace}
code{font-family:ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.below{margin:20px 0 0;text-align:center;font-size:14px}
footer{color:var(--soft);font-size:13px}
@media (max-width:480px){header,header.branded{padding-left:24px;padding-right:24px}
 section{padding:16px 24px 28px}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`;
