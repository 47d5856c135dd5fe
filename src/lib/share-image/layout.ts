import type { ContainerNode, Node } from '@takumi-rs/core';
import * as PAINT from '../../styles/palette.ts';
import { MARK_WIDTH, SIZE } from './backdrop.ts';

export const FACE = 'Bricolage';
export const GROUND = 'ground';
export const PHOTO = 'photo';

/** Size in px of the photo, which is to the right of the text. */
export const PHOTO_SIZE = { width: 380, height: SIZE.height } as const;

type Style = NonNullable<ContainerNode['style']>;

const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', text: child } : child)),
});

export interface ShareCard {
  title: string;
  brand: string;
  telephone: string;
  host: string;
  plate?: { text: string; code: string };
  photo?: string | undefined;
}

/** Adds word joiners, which prevent line breaks at hyphens. */
const whole = (title: string): string => title.replaceAll('-', '-\u2060');

/** Returns the font size in px at which the title has at most four lines. */
const titleSize = ({ length }: string): number => (length <= 36 ? 80 : length <= 56 ? 68 : 58);

const band = (text: string): Node =>
  box(
    {
      width: 58,
      alignItems: 'flex-end',
      justifyContent: 'center',
      paddingBottom: 9,
      background: PAINT.plateBlue,
      color: PAINT.paper,
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
      border: `4px solid ${PAINT.ink}`,
      borderRadius: 14,
      background: PAINT.paper,
      color: PAINT.ink,
    },
    band('F'),
    box({ alignItems: 'center', padding: '0 28px', fontSize: 42, letterSpacing: 3 }, text),
    band(code),
  );

const photoBox = box({
  ...PHOTO_SIZE,
  position: 'absolute',
  top: 0,
  right: 0,
  backgroundImage: `url(${PHOTO})`,
});

export const shareLayout = ({ title, brand, telephone, host, plate, photo }: ShareCard): Node =>
  box(
    {
      ...SIZE,
      backgroundImage: `url(${GROUND})`,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 72px 60px',
      color: PAINT.paper,
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
      { fontSize: 30, color: PAINT.onDeep },
      box({ color: PAINT.edgeBright, marginRight: 28 }, telephone),
      host,
    ),
    ...(photo ? [photoBox] : []),
  );
