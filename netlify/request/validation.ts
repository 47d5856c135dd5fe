import * as z from 'zod/mini';
import { type DemandeField, FIELD_LIMITS, type FieldErrors } from '../../src/domain/demande.ts';
import { formatPlate } from '../../src/domain/plate.ts';
import { fill } from '../../src/domain/sentence.ts';
import { isVitrageTitle } from '../../src/domain/vitrage.ts';
import { clean, plain } from './fold.ts';
import { DRAFT_FIELDS, type Draft } from './record.ts';
import { texts } from './texts.ts';

export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly http: number;
  readonly fields: FieldErrors | undefined;
  readonly wait: number | undefined;

  constructor(http: 400 | 405 | 413 | 415 | 429, message: string, fields?: FieldErrors, wait?: number) {
    super(message);
    this.http = http;
    this.fields = fields;
    this.wait = wait;
  }
}

type TextField = Exclude<DemandeField, 'vitrage'>;

/** Cleaned, bounded, without control characters; only an address may have line breaks. */
function text(field: TextField) {
  const say = texts.champs[field];
  const nombre = FIELD_LIMITS[field];
  const refused = field === 'address' ? /(?!\n)\p{Cc}/u : /\p{Cc}/u;
  const cleaned = z.pipe(z.string(say.absent), z.transform(field === 'phone' ? plain : clean)).check(
    z.refine((value) => [...value].length <= nombre, fill(say.long, { nombre })),
    z.refine((value) => !refused.test(value), say.caracteres),
  );
  // After the length check: «, » is longer than a line break.
  return z.pipe(
    cleaned,
    z.transform((value) => value.replace(/\s*\n\s*/g, ', ')),
  );
}

const filled = (field: TextField) =>
  text(field).check(z.refine((value) => value !== '', texts.champs[field].absent));

const optional = (field: TextField) =>
  z.pipe(
    z._default(z.nullable(text(field)), ''),
    z.transform((value) => value ?? ''),
  );

const vitrage = z
  .pipe(z.string(texts.champs.vitrage.absent), z.transform(clean))
  .check(z.refine(isVitrageTitle, texts.champs.vitrage.absent));

/** Formatted as in the browser, if it has letters or digits. */
const plaque = z.pipe(
  filled('plaque'),
  z.transform((typed) => formatPlate(typed) || typed),
);

const required = { plaque, vitrage, phone: filled('phone') };
const details = { name: optional('name'), address: optional('address') };
const meta = z.catch(z.object({ elapsedMs: z.optional(z.number()), siteWeb: z.optional(z.string()) }), {});

const call = z.discriminatedUnion('action', [
  z.object({ action: z.literal('create'), data: z.object({ ...required, ...details }), meta }),
  z.object({
    action: z.literal('update'),
    data: z.object({ ...required, name: filled('name'), address: filled('address'), demandeId: z.string() }),
    meta,
  }),
  z.object({
    action: z.literal('complete'),
    data: z.object({ ...required, ...details, demandeId: z.nullish(z.string()) }),
    meta,
  }),
]);

const correction = z.object({ phone: filled('phone'), ...details });

/** @throws RefusedError (400) with a sentence for each wrong field */
function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = DRAFT_FIELDS.find((name) => name === path.at(-1));
    if (field) fields[field] ??= message;
  }
  const [first] = Object.values(fields);
  if (first) throw new RefusedError(400, first, fields);
  const isAction = result.error.issues[0]?.path[0] === 'action';
  throw new RefusedError(400, isAction ? texts.reponses.action : texts.reponses.illisible);
}

/** Fields are trimmed, on one line, and '' for none. */
export type ValidCall = ReturnType<typeof validate>;

/** @throws RefusedError (400) */
export function validate(body: unknown) {
  const { action, data, meta: reported } = checked(call, body);
  const { demandeId, ...draft } = { demandeId: undefined, ...data };
  return { action, draft, demandeId: demandeId || undefined, meta: reported };
}

/** @throws RefusedError (400) */
export const validateCorrection = (fields: unknown): Pick<Draft, 'phone' | 'name' | 'address'> =>
  checked(correction, fields);
