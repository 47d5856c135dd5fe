import { pageStyle } from '../http/page-style.ts';

/** How the page looks. Each target is 48 px or more: it is pressed with a thumb. */
export const FOLLOW_UP = pageStyle(`
*{box-sizing:border-box}
a{color:inherit}
.cadre{max-width:62rem;margin:0 auto;padding:1rem}
.marque{margin:0;color:#d3e8ea;font-size:.9375rem;font-weight:700}
h1{margin:0 0 1rem;font-size:1.625rem;line-height:1.2}
h2{margin:0 0 .75rem;font-size:1.25rem;line-height:1.3}
.vehicule{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;margin:0 0 1rem;font-size:1.125rem;font-weight:700}
.plaque{display:inline-flex;align-items:stretch;overflow:hidden;max-width:100%;border:2px solid #0a1e24;border-radius:8px;background:#fff;color:#0a1e24;font-size:1.5rem;line-height:1}
.plaque i{width:1.5rem;flex:none;display:flex;align-items:end;justify-content:center;padding-bottom:.3rem;background:#10399b;color:#fff;font-style:normal;font-size:.875rem}
.plaque b{padding:.6rem .75rem;letter-spacing:.04em;overflow-wrap:anywhere}
.appel,.message,.carte,button{display:flex;align-items:center;justify-content:center;min-height:52px;padding:.5rem 1rem;border-radius:999px;font:inherit;font-weight:700;line-height:1.3;text-align:center;text-decoration:none}
.appel{background:#ffc21a;color:#0a1e24}
.message{border:2px solid #5cc6cd;color:#fff}
.joindre{display:grid;gap:.5rem;max-width:26rem}
.numero{margin:0;padding:.75rem 1rem;border:2px solid #ffc21a;border-radius:12px;font-weight:700}
.numero small{display:block;font-size:.9375rem}
main.cadre{display:grid;gap:1rem;padding-bottom:3rem}
.carte-blanche{padding:1rem;border:1px solid #0e7c86;border-radius:12px;background:#fff;overflow-wrap:anywhere}
.alerte{margin:0;font-weight:700}
dl{margin:0}
dt{margin-top:.75rem;color:#41565c;font-size:.9375rem}
dt:first-child{margin-top:0}
dd{margin:0;font-weight:700}
.carte{margin-top:.5rem;border:2px solid #0e7c86;color:#07454b}
ul{margin:0;padding-left:1.25rem}
.etat{margin:0 0 1rem}
form{display:grid;gap:.75rem}
button{width:100%;border:2px solid #0e7c86;background:#fff;color:#07454b;cursor:pointer}
button[aria-current]{background:#ddf0f1;color:#0a1e24}
button[aria-current]::before{content:"✓";margin-right:.5rem}
button[value=spam]{border-color:#b3261e;color:#b3261e}
header :focus-visible{outline-color:#ffc21a}
@media(min-width:48rem){.joindre{grid-auto-flow:column;justify-content:start;max-width:none}main.cadre{grid-template-columns:3fr 2fr;align-items:start}.alerte{grid-column:1/-1}.ensuite{grid-column:1}.suite{grid-column:2;grid-row:1/span 2}.alerte~.suite{grid-row:2/span 2}}
`);
