// The page of the API's description: families of endpoints, with all that the description says.
import { expect, test } from 'vitest'
import { type ApiDocument, familiesOf, namedShapesOf } from '#app/screens/company/api-docs/read-document.ts'
import type { Schema } from '#app/screens/company/api-docs/shape-of-schema.ts'
import { apiDescription } from '#workers/api/index.ts'

const document = apiDescription() as ApiDocument
const operations = familiesOf(document).flatMap((family) => family.operations)

test('every endpoint of the description is in one family, under an id of its own', () => {
  const described = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.length).toBeGreaterThan(150)
  expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(described.toSorted())
  expect(new Set(operations.map(({ id }) => id)).size).toBe(described.length)
})

test('an endpoint says what it takes in its address, headers and body, and what it answers', () => {
  const find = (wanted: string) => operations.find(({ method, path }) => `${method} ${path}` === wanted)
  expect(find('POST /users/login/')).toMatchObject({
    takes: [
      { in: 'body', shape: '{\n  email: string // maxLength 254\n  password: string // minLength 1, maxLength 128\n}' },
    ],
    answers: [{ status: '200', shape: expect.stringContaining('role: "user" | "astrologer" | "admin"') }],
  })
  expect(find('GET /astrologers/{id}/')?.takes).toEqual([{ in: 'path', shape: '{\n  id: string\n}' }])
  expect(find('POST /consultations/')?.takes.map((each) => each.in)).toContain('header')
  expect(find('GET /places/')?.parameters).toContainEqual({ name: 'q', in: 'query', required: true })
  const types = operations.flatMap(({ takes, answers }) => [...takes, ...answers].flatMap(({ type }) => type ?? []))
  expect(types).toEqual(expect.arrayContaining(['multipart/form-data', '*/*', 'text/plain']))
})

test('no word of the API’s schemas is left out', () => {
  const KNOWN = [
    '$ref',
    'type',
    'const',
    'enum',
    'anyOf',
    'oneOf',
    'allOf',
    'items',
    'properties',
    'required',
    'additionalProperties',
    'description',
    'format',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
    'default',
  ]
  const found = new Set<string>()
  function walk(schema: Schema): void {
    for (const word of Object.keys(schema)) found.add(word)
    const { additionalProperties, anyOf = [], oneOf = [], allOf = [], items, properties = {} } = schema
    const inner = typeof additionalProperties === 'object' ? [additionalProperties] : []
    const lists = [inner, anyOf, oneOf, allOf, items ? [items] : [], Object.values(properties)]
    for (const each of lists.flat()) walk(each)
  }
  for (const operation of Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))) {
    const { parameters = [], requestBody = {}, responses = {} } = operation
    const contents = [requestBody, ...Object.values(responses)].flatMap(({ content = {} }) => Object.values(content))
    for (const { schema } of [...parameters, ...contents]) if (schema) walk(schema)
  }
  for (const schema of Object.values(document.components?.schemas ?? {})) walk(schema)
  expect([...found].filter((word) => !KNOWN.includes(word))).toEqual([])
})

test('shapes that others name are given', () => {
  expect(namedShapesOf(document).map(({ name }) => name)).toEqual(expect.arrayContaining(['Error', 'Problem']))
})
