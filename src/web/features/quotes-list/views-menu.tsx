import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { savedViewsQuery } from '#web/api/saved-views.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { keptFilter, type ListFilter, paramsOfView } from './list-filter.ts';

const ViewsDialog = onDemand(async () => (await import('./views-dialog.tsx')).ViewsDialog);

interface ViewsMenuProps {
  readonly filter: ListFilter;
  readonly onOpen: (params: URLSearchParams) => void;
}

/** The person's own ways to look at the list, each one press away. */
export function ViewsMenu({ filter, onOpen }: ViewsMenuProps) {
  const { t } = useLingui();
  const { data: views = [] } = useQuery(savedViewsQuery);
  const [isEditing, setEditing] = useState(false);
  const now = paramsOfView(keptFilter(filter)).toString();
  const current = views.find((view) => paramsOfView(view.filter).toString() === now);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button
            square={!current}
            aria-label={current ? t`View: ${current.name}` : t`Saved views`}
            title={t`Saved views`}
          >
            <Icon icon={Bookmark} size={16} />
            {current ? <span className="max-w-40 truncate">{current.name}</span> : null}
          </Button>
        }
      >
        {views.length > 0 ? (
          <>
            <MenuChoices
              value={current?.id}
              onValueChange={(id) => {
                const view = views.find((one) => one.id === id);
                if (view) onOpen(paramsOfView(view.filter));
              }}
              choices={views.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <MenuSeparator />
          </>
        ) : null}
        <MenuItem icon={views.length > 0 ? Settings2 : BookmarkPlus} onSelect={() => setEditing(true)}>
          {views.length > 0 ? <Trans>Keep this view, or change views</Trans> : <Trans>Keep this view</Trans>}
        </MenuItem>
      </Menu>
      {isEditing ? <ViewsDialog filter={filter} views={views} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
