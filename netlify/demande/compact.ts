/** A Lua script as it is sent: comments and indentation stay here. */
export const compact = (lua: string): string => lua.replace(/--.*$/gm, '').replace(/^\s+/gm, '').trim();
