/** Whether a host is this machine itself, where nothing travels that could be read on its way. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);
