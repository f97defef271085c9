/** Shows what was chosen in this browser, or what the page forces. Every page brings it: it is as short as can be. */
export function showTheme(): void {
  const { dataset } = document.documentElement;
  let theme = dataset.forcedTheme;
  try {
    theme ??= localStorage.theme;
  } catch {
    // A browser that keeps nothing shows it as the device does.
  }
  dataset.theme = /^(light|dark)$/.test(theme ?? '') ? theme : 'system';
}
