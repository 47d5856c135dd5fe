import { test as base } from '@playwright/test';

/** Numbers per worker, of 10,000: Playwright starts a new worker after each failed test. */
const NUMBERS_A_WORKER = 100;

/** Playwright's test with phone numbers that are reserved for fiction, and that no other test of this run uses. */
export const test = base.extend<{ phone: string }, { nextPhone: () => string }>({
  nextPhone: [
    async ({}, use, { workerIndex }) => {
      let number = workerIndex * NUMBERS_A_WORKER;
      await use(() => {
        number += 1;
        const digits = String(number).padStart(4, '0');
        return `06 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`;
      });
    },
    { scope: 'worker' },
  ],
  phone: async ({ nextPhone }, use) => use(nextPhone()),
});
