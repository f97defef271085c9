import { useLingui } from '@lingui/react/macro';
import { shortcutGroups } from '#web/app/shortcuts/shortcut-list.ts';
import { useShortcutSwitch } from '#web/app/shortcuts/shortcut-switch.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeyCaps } from '#web/ui/key-cap.tsx';

export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { isOn, turn } = useShortcutSwitch();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Keyboard shortcuts`}
      footer={
        <Checkbox
          label={t`Single keys are shortcuts, except while you write`}
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
        />
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        {shortcutGroups().map(({ title, shortcuts }) => (
          <section key={title.id}>
            <h3 className="type-label mb-1.5">{i18n._(title)}</h3>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
              {shortcuts.map(({ keys, does }) => (
                <div key={does.id} className="contents">
                  <dt className="text-secondary">{i18n._(does)}</dt>
                  <dd className="flex items-center gap-2">
                    {keys.map((one) => (
                      <KeyCaps key={one} keys={one} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
