/** Longest wait for the storage, its second attempt included, in ms: a visitor waits 4 s at most. */
export const STORAGE_TIMEOUT_MS = 3000;
