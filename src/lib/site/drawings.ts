import type { Drawing } from '../../schemas/photo.ts';

/** Returns the URL of a file in src/assets/drawings. @param view name of an SVG view in the file */
export const drawing = (name: string, view?: string): string =>
  `/dessins/${name}.svg${view ? `#${view}` : ''}`;

/** Returns the attributes of the `<img>` of a drawing in content/. @param place additional class */
export const drawnImage = ({ fichier, description }: Drawing, place?: string) =>
  ({
    class: place ? `${place} drawing` : 'drawing',
    src: fichier,
    alt: description,
    width: '400',
    height: '260',
    loading: 'lazy',
    decoding: 'async',
  }) as const;
