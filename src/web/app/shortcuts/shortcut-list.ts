import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { commandKey } from './command-key.ts';

interface ShortcutGroup {
  readonly title: MessageDescriptor;
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly does: MessageDescriptor }[];
}

/** Every shortcut there is, for whoever looks them up. */
export function shortcutGroups(): readonly ShortcutGroup[] {
  return [
    {
      title: msg`Everywhere`,
      shortcuts: [
        { keys: [`${commandKey()} K`, '/'], does: msg`Search and commands` },
        { keys: ['n'], does: msg`New quote` },
        { keys: ['g q'], does: msg`Go to the quotes` },
        { keys: ['g c'], does: msg`Go to the customers` },
        { keys: ['?'], does: msg`Show these shortcuts` },
      ],
    },
    {
      title: msg`List of quotes`,
      shortcuts: [
        { keys: ['j', 'k'], does: msg`Next quote, previous quote` },
        { keys: ['Enter'], does: msg`Open the quote` },
      ],
    },
    {
      title: msg`Reviewing a quote`,
      shortcuts: [
        { keys: ['j', 'k'], does: msg`Next quote that waits for you, previous one` },
        { keys: ['e'], does: msg`Edit the lines` },
        { keys: ['s'], does: msg`Send the quote, or its questions` },
        { keys: ['Enter'], does: msg`Next line; with the arrows from cell to cell` },
        { keys: ['Esc'], does: msg`Leave the cell` },
      ],
    },
  ];
}
