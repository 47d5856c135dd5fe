/** Whether a click on a link asks for another tab or window, or for the file: that is the browser's to do. */
export const opensElsewhere = (
  click: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
