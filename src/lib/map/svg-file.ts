/** A path that a page shows by its name, with `use`; how it looks is said there. */
export const namedPath = (id: string, d: string): string => `<path id="${id}" d="${d}"/>`;

/** A file of shapes for pages to show. */
export const svgFile = (shapes: readonly string[]): Response =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
