import { pageStyle } from './page-style.ts';

/** How the form's pages look; beside their style and their form they show the tab's icon. */
export const FORM = pageStyle(
  `
header{padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between;align-items:center}
header a{color:#fff;display:inline-flex;align-items:center;min-height:48px}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.75rem;line-height:1.2}
form{background:#fff;border:1px solid #0e7c86;border-radius:12px;padding:1rem}
label,legend{display:block;font-weight:700;padding:0;margin-top:1rem}
fieldset{border:0;margin:0;padding:0}
.choix{display:flex;align-items:center;gap:.75rem;min-height:48px;margin:0;font-weight:400}
.choix input{width:24px;height:24px;margin:0}
input[type=text],input[type=tel],textarea{box-sizing:border-box;width:100%;min-height:48px;padding:.5rem .75rem;border:1px solid #41565c;border-radius:6px;font:inherit}
input[aria-invalid=true],textarea[aria-invalid=true]{border:2px solid #b3261e}
.erreur{color:#b3261e;margin:.25rem 0 0;font-weight:700}
.mention{color:#41565c;font-size:.9375rem}
button,.appel{display:flex;align-items:center;justify-content:center;min-height:52px;width:100%;box-sizing:border-box;margin-top:1rem;border:0;border-radius:999px;background:#ffc21a;color:#0a1e24;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.piege{position:absolute;left:-9999px}
`,
  ["img-src 'self'"],
);
