/** URL of a drawing of src/assets/drawings. @param view part of it, by its name in the file */
export const drawing = (name: string, view?: string): string =>
  `/dessins/${name}.svg${view ? `#${view}` : ''}`;
