import { Plural, Trans } from '@lingui/react/macro';
import { Notice } from '#web/ui/notice.tsx';

interface FileWithWrongRows {
  readonly wrong: readonly { readonly line: number; readonly message: string }[];
  readonly counts: { readonly wrong: number };
}

/** What is wrong, by the line of the file in which it stands. */
export function WrongRows({ preview: { wrong, counts } }: { readonly preview: FileWithWrongRows }) {
  const more = counts.wrong - wrong.length;
  return (
    <Notice
      level="warning"
      title={<Plural value={counts.wrong} one="# row has something wrong" other="# rows have something wrong" />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul tabIndex={0} className="mt-1 max-h-40 overflow-y-auto">
        {wrong.map(({ line, message }) => (
          <li key={line}>
            <Trans>
              Line {line}: {message}
            </Trans>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      ) : null}
    </Notice>
  );
}
