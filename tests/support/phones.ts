import { test as base } from '@playwright/test';

/** Phone numbers per worker. Of 10,000 numbers, 100 workers can use 100 each; each failed test starts a new worker. */
const NUMBERS_A_WORKER = 100;

/** Unique phone numbers, reserved for fiction. */
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
