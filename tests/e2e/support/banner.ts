import type { Page } from '@playwright/test';

/** The question of cookies. */
export const banner = (page: Page) => page.getByRole('region', { name: /cookies/i });

/** Presses an answer of the banner. */
export const answer = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
