/** A cell looks like text until it is pointed at or in use. */
export const cellLook =
  'w-full min-w-0 rounded-xs bg-transparent px-2 py-1 outline-none hover:bg-surface ' +
  'max-lg:not-focus:inset-ring max-lg:not-focus:inset-ring-(--border-default) hover:inset-ring hover:inset-ring-(--border-default) focus:bg-surface focus:inset-ring-[1.5px] focus:inset-ring-(--border-selected) ' +
  'aria-invalid:inset-ring-[1.5px] aria-invalid:inset-ring-(--danger-icon)';
