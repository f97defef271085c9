/** What a page may ask of the colours: `export const handle = { colorMode: () => 'light' } satisfies ColorModeHandle`. */
export interface ColorModeHandle {
  /** The mode that the page is shown in, whatever was chosen; nothing leaves the choice. `system` is no mode to force. */
  readonly colorMode: (search: URLSearchParams) => string | null;
}

type ForcedMode = 'light' | 'dark';

function isColorModeHandle(handle: unknown): handle is ColorModeHandle {
  return (
    typeof handle === 'object' && handle !== null && 'colorMode' in handle && typeof handle.colorMode === 'function'
  );
}

/** What the innermost page that has a word in it asks for, as it asks for it. */
export function wantedMode(handles: readonly unknown[], search: URLSearchParams): string | undefined {
  return handles.findLast(isColorModeHandle)?.colorMode(search) ?? undefined;
}

export function forcedMode(wanted: string | undefined): ForcedMode | undefined {
  return wanted === 'light' || wanted === 'dark' ? wanted : undefined;
}

/** R4.6: what a page cannot force, in words for its maker. */
export function refusedMode(wanted: string | undefined): string | undefined {
  if (wanted === undefined || forcedMode(wanted)) return undefined;
  return `A page cannot force the colour mode "${wanted}"`;
}
