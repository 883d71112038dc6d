// The API's description as the page shows it: families of endpoints, each with what it takes and answers.
import { type Schema, shapeOf } from './shape-of-schema.ts'

type Media = { content?: Record<string, { schema?: Schema }> }
type RawParameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema }
type RawOperation = {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: RawParameter[]
  requestBody?: Media
  responses?: Record<string, Media>
}
export type ApiDocument = {
  paths?: Record<string, Record<string, RawOperation>>
  components?: { schemas?: Record<string, Schema> }
}

const PLACES = ['path', 'query', 'header'] as const
type Place = (typeof PLACES)[number]

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean }
/** `type`: the media type, where it is not that of JSON. */
type Content = { shape: string; type?: string }
export type Operation = {
  id: string
  method: string
  path: string
  summary: string
  description: string
  /** Those that a form needs. */
  parameters: Parameter[]
  takes: (Content & { in: Place | 'body' })[]
  /** The body's fields with empty values, as a template. */
  example: string
  answers: (Content & { status: string })[]
}
export type Family = { name: string; operations: Operation[] }
export type NamedShape = { name: string; shape: string }

export function familiesOf({ paths = {}, components }: ApiDocument): Family[] {
  const families = new Map<string, Operation[]>()
  const schemas = components?.schemas ?? {}
  for (const [path, methods] of Object.entries(paths))
    for (const [method, raw] of Object.entries(methods)) {
      const name = raw.tags?.[0] ?? 'other'
      families.set(name, [...(families.get(name) ?? []), operationOf({ method, path, raw, schemas })])
    }
  return [...families].map(([name, operations]) => ({ name, operations }))
}

/** Schemas that others reference. */
export function namedShapesOf({ components }: ApiDocument): NamedShape[] {
  return Object.entries(components?.schemas ?? {}).map(([name, schema]) => ({ name, shape: shapeOf(schema) }))
}

type Raw = { method: string; path: string; raw: RawOperation; schemas: Record<string, Schema> }

function operationOf({ method, path, raw, schemas }: Raw): Operation {
  const { parameters = [], requestBody, responses = {} } = raw
  const body = contentOf(requestBody)
  const json = requestBody?.content?.[JSON_TYPE]?.schema
  return {
    id: `${method}${path}`.replaceAll(/[^a-z0-9]+/gi, '-'),
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? '',
    description: raw.description ?? '',
    parameters: parameters.flatMap(({ name, in: place, required = false }) =>
      place === 'path' || place === 'query' ? [{ name, in: place, required }] : [],
    ),
    takes: [
      ...PLACES.flatMap((place) => parametersIn(place, parameters)),
      ...(body ? [{ in: 'body' as const, ...body }] : []),
    ],
    example: json ? JSON.stringify(exampleOf(json, schemas), null, 2) : '',
    answers: Object.entries(responses)
      .filter(([status]) => status !== 'default')
      .map(([status, media]) => ({ status, ...(contentOf(media) ?? { shape: shapeOf({}) }) })),
  }
}

const JSON_TYPE = 'application/json'

function contentOf(media?: Media): Content | null {
  const contents = Object.entries(media?.content ?? {})
  const [first] = contents
  if (!first) return null
  const type = contents.map(([each]) => each).join(', ')
  return { shape: shapeOf(first[1].schema ?? {}), ...(type === JSON_TYPE ? {} : { type }) }
}

function parametersIn(place: Place, parameters: readonly RawParameter[]) {
  const here = parameters.filter((each) => each.in === place)
  if (here.length === 0) return []
  const shape = shapeOf({
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema ?? {}])),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  })
  return [{ in: place, shape }]
}

const EMPTY: Record<string, unknown> = { string: '', number: 0, integer: 0, boolean: false, array: [] }

/** An example value for the schema; optional parts are omitted. */
function exampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
  const named = schema.$ref?.split('/').at(-1)
  if (named) return exampleOf(schemas[named] ?? {}, schemas)
  const { type, properties, required, anyOf } = schema
  if (schema.enum) return schema.enum[0]
  if (anyOf?.[0]) return exampleOf(anyOf[0], schemas)
  if (!properties) return typeof type === 'string' ? (EMPTY[type] ?? null) : null
  const needed = Object.entries(properties).filter(([name]) => !required || required.includes(name))
  return Object.fromEntries(needed.map(([name, each]) => [name, exampleOf(each, schemas)]))
}
