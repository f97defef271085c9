/**
 * Runs before anything is drawn. Without a choice kept in this browser the styles follow the device by themselves. The
 * storage of a browser that forbids it throws.
 */
export const themeScript =
  'try{let t=localStorage.theme;if(/^(light|dark)$/.test(t))document.documentElement.dataset.theme=t}catch{}';
