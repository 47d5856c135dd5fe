/** A file of paths by their names, for pages to show with `use`; how they look is said there. */
export function svgFile(paths: Readonly<Record<string, string>>): Response {
  const drawn = Object.entries(paths).map(([id, d]) => `<path id="${id}" d="${d}"/>`);
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
