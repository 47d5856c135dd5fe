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

/** `data` of each action. Unknown keys are left out. */
const dataSchemas = {
  create: z.object({ ...required, ...details }),
  update: z.object({
    ...required,
    demandeId: z.string(),
    name: filled('name'),
    address: filled('address'),
  }),
  complete: z.object({ ...required, ...details, demandeId: z.optional(z.nullable(z.string())) }),
};

/** How the form was filled in, as it reports itself; no visitor types it. */
const metaSchema = z.object({ elapsedMs: z.optional(z.number()), siteWeb: z.optional(z.string()) });

/** A call that may be carried out. Fields are trimmed and hold no line break; what was not given is ''. */
export interface ValidCall {
  action: 'create' | 'update' | 'complete';
  draft: Draft;
  demandeId: string | undefined;
  meta: z.infer<typeof metaSchema>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAction = (value: unknown): value is ValidCall['action'] =>
  typeof value === 'string' && Object.hasOwn(dataSchemas, value);

/** Checks a body against the rules of its action. @throws RefusedError (400) with a sentence for each wrong field */
export function validate(body: unknown): ValidCall {
  if (!isRecord(body)) throw new RefusedError(400, texts.reponses.illisible);
  if (!isAction(body['action'])) throw new RefusedError(400, texts.reponses.action);
  if (!isRecord(body['data'])) throw new RefusedError(400, texts.reponses.illisible);
  const result = z.safeParse(dataSchemas[body['action']], body['data']);
  if (!result.success) throw refusal(result.error.issues);
  const data: { [field in DemandeField | 'demandeId']?: string | null | undefined } = result.data;
  const meta = z.safeParse(metaSchema, body['meta'] ?? {});
  return {
    action: body['action'],
    draft: {
      plaque: data.plaque ?? '',
      vitrage: data.vitrage ?? '',
      phone: data.phone ?? '',
      name: data.name ?? '',
      address: oneLine(data.address ?? ''),
    },
    demandeId: data.demandeId || undefined,
    meta: meta.success ? meta.data : {},
  };
}

function refusal(issues: readonly z.core.$ZodIssue[]): RefusedError {
  const fields: Partial<Record<DemandeField, string>> = {};
  for (const { path, message } of issues) {
    const field = DRAFT_FIELDS.find((name) => name === path[0]);
    if (field) fields[field] ??= message;
  }
  const [first] = Object.values(fields);
  return first ? new RefusedError(400, first, fields) : new RefusedError(400, texts.reponses.illisible);
}

/** The sentence at a field of the driver's page or the desk that cannot be taken; undefined where it can. */
export function fieldProblem(field: Exclude<DemandeField, 'vitrage'>, value: string): string | undefined {
  const result = z.safeParse(field === 'name' || field === 'address' ? text(field) : filled(field), value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

export const kept = (value: string): string => oneLine(clean(value));
