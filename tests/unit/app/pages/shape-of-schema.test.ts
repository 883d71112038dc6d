// Schemas of the API as types, on the page of its description.
import { expect, test } from 'vitest'
import { type Schema, shapeOf } from '#app/screens/company/api-docs/shape-of-schema.ts'

test('a schema is written as a type, with its limits behind it', () => {
  const schema: Schema = {
    type: 'object',
    required: ['birth', 'tags', 'sides'],
    properties: {
      birth: { type: ['object', 'null'], properties: { at: { type: 'integer', minimum: 0 } }, required: ['at'] },
      tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } },
      sides: { type: 'array', items: { enum: ['user', 'astrologer'] } },
      'content-type': { anyOf: [{ const: 'a' }, { type: 'string', pattern: '^b' }], description: 'As sent' },
      problem: { allOf: [{ $ref: '#/components/schemas/Problem' }, { type: ['object', 'null'] }] },
      rates: { type: 'object', additionalProperties: { type: 'number' } },
      anything: {},
    },
    additionalProperties: false,
  }
  expect(shapeOf(schema)).toBe(`{
  birth: {
    at: integer // minimum 0
  } | null
  tags: string[] // maxItems 3; items: maxLength 9
  sides: ("user" | "astrologer")[]
  "content-type"?: "a" | string // As sent; pattern ^b
  problem?: Problem & ({} | null)
  rates?: {
    [name: string]: number
  }
  anything?: unknown
}`)
})
