// The API's description as the page shows it: families of endpoints, each with what it takes and answers.
type Schema = { $ref?: string } & Record<string, unknown>
type Media = { content?: Record<string, { schema?: Schema }> }
type Parameter = { name: string; in: string; required?: boolean }
type RawOperation = {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Media
  responses?: Record<string, Media>
}
export type ApiDocument = {
  info: { title: string; description?: string }
  paths?: Record<string, Record<string, RawOperation>>
  components?: { schemas?: Record<string, Schema> }
}

export type Operation = {
  id: string
  method: string
  path: string
  summary: string
  description: string
  parameters: Parameter[]
  body: string | null
  /** The body's fields with empty values, to fill in. */
  example: string
  answers: { status: string; schema: string }[]
}
export type Family = { name: string; operations: Operation[] }

export function familiesOf(document: ApiDocument): Family[] {
  const families = new Map<string, Operation[]>()
  const schemas = document.components?.schemas ?? {}
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, raw] of Object.entries(methods)) {
      const name = raw.tags?.[0] ?? 'other'
      families.set(name, [...(families.get(name) ?? []), operationOf({ method, path, raw, schemas })])
    }
  return [...families].map(([name, operations]) => ({ name, operations }))
}

type Raw = { method: string; path: string; raw: RawOperation; schemas: Record<string, Schema> }

function operationOf({ method, path, raw, schemas }: Raw): Operation {
  const schemaOf = (media?: Media) => media?.content?.['application/json']?.schema
  const body = schemaOf(raw.requestBody)
  return {
    id: `${method}${path}`.replaceAll(/[^a-z0-9]+/gi, '-'),
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? '',
    description: raw.description ?? '',
    parameters: (raw.parameters ?? []).filter((each) => each.in === 'path' || each.in === 'query'),
    body: body ? JSON.stringify(body, null, 2) : null,
    example: body ? JSON.stringify(exampleOf(body, schemas), null, 2) : '',
    answers: Object.entries(raw.responses ?? {})
      .filter(([status]) => status !== 'default')
      .map(([status, media]) => ({ status, schema: JSON.stringify(schemaOf(media) ?? {}, null, 2) })),
  }
}

const EMPTY: Record<string, unknown> = { string: '', number: 0, integer: 0, boolean: false, array: [] }

/** A value of the schema's shape; what need not be there is left out. */
function exampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
  const named = schema.$ref?.split('/').at(-1)
  if (named) return exampleOf(schemas[named] ?? {}, schemas)
  const { type, properties, required, anyOf } = schema as {
    type?: string
    properties?: Record<string, Schema>
    required?: string[]
    anyOf?: Schema[]
    enum?: unknown[]
  }
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (anyOf?.[0]) return exampleOf(anyOf[0], schemas)
  if (!properties) return type ? (EMPTY[type] ?? null) : null
  const needed = Object.entries(properties).filter(([name]) => !required || required.includes(name))
  return Object.fromEntries(needed.map(([name, each]) => [name, exampleOf(each, schemas)]))
}
