export const namedPath = (id: string, d: string): string => `<path id="${id}" d="${d}"/>`;

export const svgFile = (shapes: readonly string[]): Response =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
