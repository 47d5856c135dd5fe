import * as z from 'zod/mini';
import { FIELD_LIMITS, type FieldErrors } from '../../src/domain/demande.ts';
import { formatPlate } from '../../src/domain/plate.ts';
import { fill } from '../../src/domain/sentence.ts';
import { isVitrageTitle } from '../../src/domain/vitrage.ts';
import { clean, plain } from './fold.ts';
import { DRAFT_FIELDS, type Draft, type TextField } from './record.ts';
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

/** Cleans a text. Rejects it if it is too long or has control characters, except line breaks in an address. */
function text(field: TextField) {
  const say = texts.champs[field];
  const nombre = FIELD_LIMITS[field];
  const refused = field === 'address' ? /(?!\n)\p{Cc}/u : /\p{Cc}/u;
  return z.string(say.absent).check(
    z.overwrite(field === 'phone' ? plain : clean),
    z.refine((value) => [...value].length <= nombre, fill(say.long, { nombre })),
    z.refine((value) => !refused.test(value), say.caracteres),
    // This runs after the length check, because «, » is longer than a line break.
    z.overwrite((value) => value.replace(/\s*\n\s*/g, ', ')),
  );
}

const filled = (field: TextField) =>
  text(field).check(z.refine((value) => value !== '', texts.champs[field].absent));

const optional = (field: TextField) =>
  z.pipe(
    z._default(z.nullable(text(field)), ''),
    z.transform((value) => value ?? ''),
  );

const { absent } = texts.champs.vitrage;
const vitrage = z.string(absent).check(z.overwrite(clean), z.refine(isVitrageTitle, absent));

/** A plate that has letters or digits is formatted as in the browser. */
const plaque = filled('plaque').check(z.overwrite((typed) => formatPlate(typed) || typed));

const required = { plaque, vitrage, phone: filled('phone') };
const details = { name: optional('name'), address: optional('address') };
const meta = z.catch(z.object({ elapsedMs: z.optional(z.number()), siteWeb: z.optional(z.string()) }), {});

const action = <Name extends string, Fields extends z.core.$ZodShape>(name: Name, fields: Fields) =>
  z.object({ action: z.literal(name), data: z.object({ ...required, ...fields }), meta });

const call = z.discriminatedUnion('action', [
  action('create', details),
  action('update', { name: filled('name'), address: filled('address'), demandeId: z.string() }),
  action('complete', { ...details, demandeId: z.nullish(z.string()) }),
]);

const correction = z.object({ phone: filled('phone'), ...details });

/** @throws RefusedError (400) with a sentence for each invalid field */
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

export type ValidCall = ReturnType<typeof validate>;

/** @throws RefusedError (400) */
export function validate(body: unknown) {
  const { action: name, data, meta: reported } = checked(call, body);
  const { demandeId, ...draft } = { demandeId: undefined, ...data };
  return { action: name, draft, demandeId: demandeId || undefined, meta: reported };
}

/** @throws RefusedError (400) */
export const validateCorrection = (fields: unknown): Pick<Draft, 'phone' | 'name' | 'address'> =>
  checked(correction, fields);
