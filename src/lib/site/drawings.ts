/** Address of a drawing of src/assets/drawings, each published once. @param view a part of it, by its name in the file */
export const drawing = (name: string, view?: string): string =>
  `/dessins/${name}.svg${view ? `#${view}` : ''}`;
