import { useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { pathTo } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { UnreadMark } from '#web/ui/unread-mark.tsx';

interface TalkLinkProps {
  readonly token: string;
  readonly unread: number;
}

/** The way to the messages, in a page's head. */
export function TalkLink({ token, unread }: TalkLinkProps) {
  const { t } = useLingui();
  return (
    <ButtonLink
      to={pathTo('customerMessages', { token })}
      variant="ghost"
      size="touch-small"
      square
      aria-label={unread > 0 ? undefined : t`Messages`}
      className="-mr-2"
    >
      <Icon icon={MessageCircle} />
      <UnreadMark count={unread} className="absolute top-0 right-0" />
    </ButtonLink>
  );
}
