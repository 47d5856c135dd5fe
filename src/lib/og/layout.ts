import { MARK_WIDTH } from './backdrop.ts';
import { COLOURS, SIZE } from './look.ts';

/** A box of a layout, as satori takes it without JSX. */
export interface Element {
  type: string;
  key: null;
  props: { style: Record<string, string | number>; children?: Child | Child[] };
}

type Child = Element | string;

/** A flex box with its style and what stands in it. */
const box = (style: Record<string, string | number>, ...children: Child[]): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children.length > 0 && { children }) },
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

/** Long titles in smaller type, so that each stays within four lines. */
const titleSize = ({ length }: string): number => (length <= 36 ? 80 : length <= 56 ? 68 : 58);

const band = (text: string): Element =>
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

const plateBox = ({ text, code }: NonNullable<ShareCard['plate']>): Element =>
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
export const shareLayout = ({ title, brand, telephone, host, plate }: ShareCard): Element =>
  box(
    {
      ...SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 72px 60px',
      color: COLOURS.paper,
      fontFamily: 'Bricolage',
    },
    box({ marginLeft: MARK_WIDTH, fontSize: 42, letterSpacing: -1 }, brand),
    box(
      { flexDirection: 'column', maxWidth: 720 },
      ...(plate ? [plateBox(plate)] : []),
      box({ fontSize: titleSize(title), lineHeight: 1.08, letterSpacing: -1.5, textWrap: 'balance' }, title),
    ),
    box(
      { fontSize: 30, color: COLOURS.onDeep },
      box({ color: COLOURS.edgeBright, marginRight: 28 }, telephone),
      host,
    ),
  );
