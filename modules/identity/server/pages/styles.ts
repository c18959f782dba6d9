export const styles = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;
 gap:20px;padding:24px;background:#eef2f5;color:#1f2d38;
 font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{width:100%;max-width:400px;background:#fff;border-radius:10px;overflow:hidden;
 box-shadow:0 1px 2px rgba(20,40,60,.08),0 12px 32px rgba(20,40,60,.12)}
header{background:#233d4d;color:#fff;padding:22px 32px;font-size:21px;font-weight:600;letter-spacing:.2px}
header img{display:block;max-height:44px;max-width:100%}
section{padding:28px 32px 32px}
h1{font-size:20px;line-height:1.3;margin:0 0 6px}
p{margin:0 0 18px;color:#4a5b68}
label{display:block;font-weight:600;margin:0 0 5px}
input{width:100%;font:inherit;padding:10px 12px;margin:0 0 18px;border:1px solid #8a9aa6;border-radius:6px;
 background:#fff;color:inherit}
input:focus,button:focus,a:focus{outline:3px solid #9cc7e6;outline-offset:1px}
button{width:100%;font:inherit;font-weight:600;padding:11px;border:0;border-radius:6px;background:#1f6391;
 color:#fff;cursor:pointer}
button:hover{background:#194f74}
button.quiet{margin-top:10px;background:#fff;color:#1f2d38;border:1px solid #8a9aa6}
a{color:#1f6391}
ul{margin:0 0 18px;padding-left:20px}
.problem{border-left:4px solid #b3261e;background:#fdecea;color:#7a1812;padding:10px 14px;border-radius:4px;
 margin:0 0 18px}
.problem ul{margin:0}
.below{margin:18px 0 0;text-align:center}
footer{color:#5b6b77;font-size:13px}
`;
