import { typeset } from '../../domain/typography.ts';
import { ARRONDISSEMENTS, townAt } from '../../lib/map/gazetteer.ts';
import { boxAround } from '../../lib/map/geometry.ts';
import type { NamedTown } from '../../lib/map/labels.ts';
import { landLayers, localFrame, PARIS_NAMES, townsOnMap } from '../../lib/map/local-map.ts';
import { ringsAround } from '../../lib/map/rings.ts';
import { departmentOutline, type Point } from '../../lib/map/topology.ts';

interface Props {
  /** Code of the department. */
  code: string;
  towns: readonly string[];
  /** The company's town. */
  ville: string;
}

const short = (value: number) => Math.round(value * 10) / 10;
const atPoint = ([x, y]: Point) => ({ x: short(x), y: short(y) });

/** Aligns a label to the side of its box that is next to the dot, because the box may be wider than the text. */
function labelAt({ at, box, radius }: NamedTown) {
  const y = short(box.bottom - 3.5);
  if (box.left > at[0] - radius) return { x: short(box.left), y };
  if (box.right < at[0] + radius) return { x: short(box.right), y, textAnchor: 'end' as const };
  return { x: short((box.left + box.right) / 2), y, textAnchor: 'middle' as const };
}

/**
 * Layers of the map of a department, with circles of 10, 20 and 30 km around the company. `LocalMap.astro` shows each
 * layer with `<use>`, from which they inherit font, line style and the colours `--map-…`.
 */
export function LocalMapLayers({ code, towns, ville }: Props) {
  const home = townAt(ville);
  const frame = localFrame(code, home);
  const { outline, communes, around, river, ringRoad } = landLayers(code, frame);
  const isParis = code === '75';
  const { firm, towns: named } = townsOnMap(code, isParis ? [] : towns, ville, frame);
  const numbers = isParis
    ? [...ARRONDISSEMENTS].map(([name, place]) => ({ name, at: frame.project(place) }))
    : [];
  const lineNames = isParis ? PARIS_NAMES.map(({ name, at }) => ({ name, at: frame.project(at) })) : [];
  const rings =
    home && firm
      ? ringsAround(home, {
          frame,
          outline: departmentOutline(code),
          towns: [firm, ...named],
          taken: [
            ...numbers.map(({ at }) => boxAround(at, 18, 16)),
            ...lineNames.map(({ at: [x, y] }) => boxAround([x + 40, y - 4], 80, 14)),
          ],
        })
      : [];
  const dots = named.map(({ at }) => `M${at.map(short).join(' ')}h0`).join('');
  const lines = [...named, ...(firm ? [firm] : [])]
    .map(({ line }) => (line ? `M${line.flat().map(short).join(' ')}` : ''))
    .join('');
  return (
    <>
      <path id="alentours" d={around} />
      <g id="terre">
        <path d={outline} fill="var(--map-land)" strokeWidth="1.75" />
        <path d={communes} opacity="0.3" />
        {ringRoad && <path d={ringRoad} strokeWidth="2" strokeDasharray="5 4" />}
      </g>
      <g id="eau">
        <path d={river} stroke="var(--map-river)" strokeWidth="4" />
        {firm &&
          rings.map(({ km, radius }) => (
            <circle
              key={km}
              strokeWidth="1"
              strokeDasharray="1 4"
              cx={short(firm.at[0])}
              cy={short(firm.at[1])}
              r={short(radius)}
            />
          ))}
      </g>
      <g id="noms" fill="var(--ink)" stroke="var(--map-ground)" strokeWidth="4" paintOrder="stroke">
        <g fill="var(--edge)" fontSize="11.5">
          {rings.map(
            ({ km, label }) =>
              label && (
                <text key={km} textAnchor="middle" {...atPoint([label[0], label[1] + 3.5])}>
                  {typeset(`${km} km`)}
                </text>
              ),
          )}
          {lineNames.map(({ name, at }) => (
            <text key={name} {...atPoint(at)}>
              {name}
            </text>
          ))}
        </g>
        {numbers.map(({ name, at }) => (
          <text key={name} fontSize="13" textAnchor="middle" {...atPoint([at[0], at[1] + 4])}>
            {parseInt(name)}
          </text>
        ))}
        <path d={lines} stroke="var(--ink)" strokeWidth="0.75" />
        <path d={dots} strokeWidth="8" />
        <path d={dots} stroke="var(--ink)" strokeWidth="5" />
        {named.map((town) => (
          <text key={town.name} strokeWidth="7" {...labelAt(town)}>
            {typeset(town.name)}
          </text>
        ))}
        {firm && (
          <g fill="var(--map-firm)">
            <circle
              fill="var(--signal)"
              stroke="var(--map-firm)"
              strokeWidth="1.5"
              paintOrder="normal"
              cx={short(firm.at[0])}
              cy={short(firm.at[1])}
              r={firm.radius}
            />
            <text strokeWidth="7" {...labelAt(firm)}>
              {typeset(ville)}
            </text>
          </g>
        )}
      </g>
    </>
  );
}
