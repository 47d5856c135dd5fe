declare module '@adobe/structured-data-validator' {
  /** Checks structured data against schema.org and Google's rules. */
  export default class Validator {
    constructor(schemaOrg: object);
    validate(extracted: object): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options?: object);
    parse(html: string): object;
  }
}
