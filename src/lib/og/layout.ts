import type { ContainerNode, Node } from '@takumi-rs/core';
import { MARK_WIDTH } from './backdrop.ts';
import { COLOURS, SIZE } from './look.ts';

/** Names in the layout of the display face, and of the image behind the words. */
export const FACE = 'Bricolage';
export const GROUND = 'ground';

type Style = NonNullable<ContainerNode['style']>;

/** A flex box with its style and what stands in it. */
const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', text: child } : child)),
});

/** What a share image says. */
export interface ShareCard {
  title: string;
  brand: string;
  telephone: string;
  host: string;
  /** A zone's plate: the department's name in the white field, its code in the right band. */
  plate?: { text: string; code: string };
}

/** A title whose lines never end within a word, as «pare-brise» has a hyphen. */
const whole = (title: string): string => title.replaceAll('-', '-\u2060');

/** Long titles in smaller type, so that each stays within four lines. */
const titleSize = ({ length }: string): number => (length <= 36 ? 80 : length <= 56 ? 68 : 58);

const band = (text: string): Node =>
  box(
    {
      width: 58,
      alignItems: 'flex-end',
      justifyContent: 'center',
      paddingBottom: 9,
      background: COLOURS.plateBlue,
      color: COLOURS.paper,
      fontSize: 27,
    },
    text,
  );

const plateBox = ({ text, code }: NonNullable<ShareCard['plate']>): Node =>
  box(
    {
      alignSelf: 'flex-start',
      height: 84,
      marginBottom: 30,
      overflow: 'hidden',
      border: `4px solid ${COLOURS.ink}`,
      borderRadius: 14,
      background: COLOURS.paper,
      color: COLOURS.ink,
    },
    band('F'),
    box({ alignItems: 'center', padding: '0 28px', fontSize: 42, letterSpacing: 3 }, text),
    band(code),
  );

/** Words of a share image on the left of the drawn glass: brand, plate, title, phone and host. */
export const shareLayout = ({ title, brand, telephone, host, plate }: ShareCard): Node =>
  box(
    {
      ...SIZE,
      backgroundImage: `url(${GROUND})`,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 72px 60px',
      color: COLOURS.paper,
      fontFamily: FACE,
    },
    box({ marginLeft: MARK_WIDTH, fontSize: 42, letterSpacing: -1 }, brand),
    box(
      { flexDirection: 'column', maxWidth: 720 },
      ...(plate ? [plateBox(plate)] : []),
      box(
        { fontSize: titleSize(title), lineHeight: 1.08, letterSpacing: -1.5, textWrap: 'balance' },
        whole(title),
      ),
    ),
    box(
      { fontSize: 30, color: COLOURS.onDeep },
      box({ color: COLOURS.edgeBright, marginRight: 28 }, telephone),
      host,
    ),
  );
