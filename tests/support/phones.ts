import { test as base } from '@playwright/test';

/** Phone numbers per worker. The 10,000 numbers suffice for 100 workers; each failed test starts a new worker. */
const NUMBERS_A_WORKER = 100;

/** Provides unique phone numbers that are reserved for fiction. */
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
