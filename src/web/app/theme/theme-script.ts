/**
 * Runs before anything is drawn. Without a choice kept in this browser the styles follow the device by themselves, and
 * are the product's own. A mode that the page forces stands on the document already. The storage of a browser that
 * forbids it throws.
 */
export const themeScript =
  'try{let e=document.documentElement,d=e.dataset,s=localStorage,l=/^\\d+(\\.\\d+)?(px|rem)$/,' +
  'f=(n,v,r)=>r.test(v)&&e.style.setProperty("--"+n,v);' +
  'if(!d.theme&&/^(light|dark)$/.test(s.theme))d.theme=s.theme;' +
  'let p=JSON.parse(s["theme-preferences"]||"{}");' +
  'for(let k in p.primaryColor)f("primary-"+k,p.primaryColor[k],/^#[\\da-f]{6}$/i);' +
  'f("spacing",p.spacing,l);f("radius",p.borderRadius,l)}catch{}';
