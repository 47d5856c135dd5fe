/** What only the bench installs, declared so that types can be checked without it. */
declare module 'chrome-launcher' {
  export interface LaunchedBrowser {
    port: number;
    kill(): void;
  }
  export function launch(options: {
    chromePath?: string;
    chromeFlags: string[];
    envVars: Record<string, string | undefined>;
  }): Promise<LaunchedBrowser>;
}

declare module 'lighthouse' {
  export interface Report {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
    categories: Record<string, { score: number | null } | undefined>;
  }
  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
  ): Promise<{ lhr: Report } | undefined>;
}
