/** A busy machine is no outage: tests wait for their storage longer than a visitor would, save those of an outage. */
import { vi } from 'vitest';

vi.mock('../../netlify/store/patience.ts', () => ({ STORAGE_TIMEOUT_MS: 120_000 }));
