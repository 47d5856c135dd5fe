/** URL of a file in src/assets/drawings. @param view name of an SVG view in the file */
export const drawing = (name: string, view?: string): string =>
  `/dessins/${name}.svg${view ? `#${view}` : ''}`;
