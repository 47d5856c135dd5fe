import { test as base } from '@playwright/test';

interface PhoneOfATest {
  /** A phone number no other test of this run uses. */
  phone: string;
}

interface PhonesOfAWorker {
  nextPhone: () => string;
}

/** Numbers per worker, of 10,000: Playwright starts a new worker after each failed test. */
const NUMBERS_A_WORKER = 100;

/** Playwright's test with phone numbers that are reserved for fiction. */
export const test = base.extend<PhoneOfATest, PhonesOfAWorker>({
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
