/**
 * Run before anything is drawn. Without a choice kept in this browser the styles follow the device by themselves, and
 * are the product's own. A mode that the page forces stands on the document already. The storage of a browser that
 * forbids it throws.
 */
export const themeScript =
  'try{let d=document.documentElement.dataset,t=localStorage.theme;if(!d.theme&&/^(light|dark)$/.test(t))d.theme=t}catch{}';

/** Not on customers' pages, which look as customers see them. */
export const lookScript =
  'try{let p=JSON.parse(localStorage["theme-preferences"]||"{}"),l=/^\\d+(\\.\\d+)?(px|rem)$/,' +
  'f=(n,v,r)=>r.test(v)&&document.documentElement.style.setProperty("--"+n,v);' +
  'for(let k in p.primaryColor)f("primary-"+k,p.primaryColor[k],/^#[\\da-f]{6}$/i);' +
  'f("spacing",p.spacing,l);f("radius",p.borderRadius,l)}catch{}';
