import type { Page } from '@playwright/test';

export const banner = (page: Page) => page.getByRole('region', { name: /cookies/i });

export const answer = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
