import type { Words } from '../../client/texts.ts';

export const Reassurances = ({ lines }: { lines: readonly Words[] }) => (
  <ul className="reassurances ticked">
    {lines.map(({ titre, texte }) => (
      <li key={titre}>
        <strong suppressHydrationWarning>{titre}</strong>{' '}
        <span className="soft text-small" suppressHydrationWarning>
          {texte}
        </span>
      </li>
    ))}
  </ul>
);
