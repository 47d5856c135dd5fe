export const opensElsewhere = (
  click: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
