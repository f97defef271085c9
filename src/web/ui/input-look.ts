/** `small` is for a choice inside a line of small text; `touch` is 52 px high; `desk` 36 px at the desk and 44 px on a phone, where the text stays 16 px so nothing zooms. */
export type InputSize = 'touch' | 'desk' | 'small';

export const inputLook =
  'w-full min-w-0 border border-control bg-surface text-primary transition-[border-color] duration-(--duration-fast) ' +
  'hover:border-(--text-secondary) focus-visible:border-selected focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted';

export const inputSizes = {
  touch: 'type-body min-h-13 rounded-lg px-4 py-3',
  desk: 'type-body min-h-11 rounded-md px-3 py-2 md:min-h-9 md:py-1.5 md:text-[0.875rem] md:leading-5',
  small: 'type-small min-h-11 rounded-sm px-2.5 py-1 md:min-h-8',
} as const satisfies Record<InputSize, string>;
