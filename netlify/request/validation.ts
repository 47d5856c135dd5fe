import * as z from 'zod/mini';
import { type DemandeField, FIELD_LIMITS } from '../../src/domain/demande.ts';
import { isVitrageTitle } from '../../src/domain/vitrage.ts';
import { clean } from './fold.ts';
import { DRAFT_FIELDS, type Draft } from './record.ts';
import { texts } from './texts.ts';

type RefusalStatus = 400 | 405 | 413 | 415;

/** The call cannot be taken as it is; `message` is a sentence for the visitor. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly http: RefusalStatus;
  readonly fields: Partial<Record<DemandeField, string>> | undefined;

  constructor(http: RefusalStatus, message: string, fields?: Partial<Record<DemandeField, string>>) {
    super(message);
    this.http = http;
    this.fields = fields;
  }
}

const CONTROL = /\p{Cc}/u;

/** An address may be typed on several lines. */
const CONTROL_IN_LINE = /(?!\n)\p{Cc}/u;

/** An address in one line. Its length is checked before: the visitor's line break is shorter than what stands for it. */
const oneLine = (address: string): string => address.replace(/\s*\n\s*/g, ', ');

/** A bounded text without control characters; its messages are in content/textes/demande.json. */
function text(field: Exclude<DemandeField, 'vitrage'>) {
  const say = texts.champs[field];
  const refused = field === 'address' ? CONTROL_IN_LINE : CONTROL;
  return z.pipe(z.string(say.absent), z.transform(clean)).check(
    z.refine((value) => value.length <= FIELD_LIMITS[field], say.long),
    z.refine((value) => !refused.test(value), say.caracteres),
  );
}

const filled = (field: Exclude<DemandeField, 'vitrage'>) =>
  text(field).check(z.refine((value) => value !== '', texts.champs[field].absent));

const vitrage = z
  .pipe(z.string(texts.champs.vitrage.absent), z.transform(clean))
  .check(z.refine(isVitrageTitle, texts.champs.vitrage.absent));

const required = { plaque: filled('plaque'), vitrage, phone: filled('phone') };
const optional = (schema: ReturnType<typeof text>) => z._default(z.nullable(schema), '');
const details = { name: optional(text('name')), address: optional(text('address')) };

/** How the form was filled in, as it reports itself; no visitor types it. */
const meta = z.catch(z.object({ elapsedMs: z.optional(z.number()), siteWeb: z.optional(z.string()) }), {});

/** A call by its action. Unknown keys are left out. */
const call = z.discriminatedUnion('action', [
  z.object({ action: z.literal('create'), data: z.object({ ...required, ...details }), meta }),
  z.object({
    action: z.literal('update'),
    data: z.object({
      ...required,
      demandeId: z.string(),
      name: filled('name'),
      address: filled('address'),
    }),
    meta,
  }),
  z.object({
    action: z.literal('complete'),
    data: z.object({ ...required, ...details, demandeId: z.optional(z.nullable(z.string())) }),
    meta,
  }),
]);

const correction = z.object({ phone: filled('phone'), ...details });

/** A value that keeps the rules of a schema. @throws RefusedError (400) with a sentence for each wrong field */
function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields: Partial<Record<DemandeField, string>> = {};
  for (const { path, message } of result.error.issues) {
    const field = DRAFT_FIELDS.find((name) => name === path.at(-1));
    if (field) fields[field] ??= message;
  }
  const [first] = Object.values(fields);
  if (first) throw new RefusedError(400, first, fields);
  const isAction = result.error.issues[0]?.path[0] === 'action';
  throw new RefusedError(400, isAction ? texts.reponses.action : texts.reponses.illisible);
}

/** A call that may be carried out. Fields are trimmed and hold no line break; what was not given is ''. */
export interface ValidCall {
  action: 'create' | 'update' | 'complete';
  draft: Draft;
  demandeId: string | undefined;
  meta: z.infer<typeof meta>;
}

/** Checks a body against the rules of its action. @throws RefusedError (400) */
export function validate(body: unknown): ValidCall {
  const { action, data, meta: reported } = checked(call, body);
  const { plaque, vitrage: glass, phone, name, address } = data;
  return {
    action,
    draft: { plaque, vitrage: glass, phone, name: name ?? '', address: oneLine(address ?? '') },
    demandeId: ('demandeId' in data && data.demandeId) || undefined,
    meta: reported,
  };
}

/** Checks what a driver corrects. @throws RefusedError (400) */
export function validateCorrection(fields: unknown): Pick<Draft, 'phone' | 'name' | 'address'> {
  const { phone, name, address } = checked(correction, fields);
  return { phone, name: name ?? '', address: oneLine(address ?? '') };
}
