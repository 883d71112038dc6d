// A JSON schema as a TypeScript type: a quarter of the schema's length, and easier to read. Constraints that a type
// cannot express follow it as text.

export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  description?: string
} & Partial<Record<(typeof LIMITS)[number], unknown>>

const LIMITS = [
  ...(['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'] as const),
  ...(['minItems', 'maxItems', 'default'] as const),
]

/** `integer` is preserved although TypeScript lacks it, because a reader must distinguish it from other numbers. */
export function shapeOf(schema: Schema, indent = ''): string {
  const { $ref, type, items, allOf } = schema
  const members = membersOf(schema)
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((each) => JSON.stringify(each)))
  if (members.length > 0) return union(members.map((each) => shapeOf(each, indent)))
  if (allOf) return allOf.map((each) => partOf(each, indent)).join(' & ')
  if (Array.isArray(type)) return union(type.map((each) => shapeOf({ ...schema, type: each }, indent)))
  if (type === 'array') return `${partOf(items ?? {}, indent)}[]`
  if (type === 'object') return objectOf(schema, indent)
  return type ?? 'unknown'
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ')
}

const membersOf = ({ anyOf = [], oneOf = [] }: Schema) => [...anyOf, ...oneOf]

/** A type as a part of another one: a union needs its brackets. */
function partOf(schema: Schema, indent: string): string {
  const isUnion = (schema.enum?.length ?? 0) > 1 || membersOf(schema).length > 1 || Array.isArray(schema.type)
  const type = shapeOf(schema, indent)
  return isUnion ? `(${type})` : type
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, each]) => {
    const notes = notesOf(each)
    const type = `${nameOf(name)}${required.includes(name) ? '' : '?'}: ${shapeOf(each, inner)}`
    return `${inner}${type}${notes ? ` // ${notes}` : ''}`
  })
  // In a schema undefined would mean true, but here it means nothing.
  if (additionalProperties) {
    const value = additionalProperties === true ? {} : additionalProperties
    fields.push(`${inner}[name: string]: ${shapeOf(value, inner)}`)
  }
  return fields.length > 0 ? ['{', ...fields, `${indent}}`].join('\n') : '{}'
}

const nameOf = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name))

/** A schema's description and limits, with those of an array's items and of the members of a union. */
function notesOf(schema: Schema): string {
  const limits = LIMITS.filter((name) => schema[name] !== undefined).map((name) => `${name} ${written(schema[name])}`)
  const own = [schema.description, limits.join(', ')]
  const members = [...membersOf(schema), ...(schema.allOf ?? [])].map(notesOf)
  const items = schema.items && notesOf(schema.items)
  return [...own, ...members, items && `items: ${items}`].filter(Boolean).join('; ')
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
