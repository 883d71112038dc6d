import type * as z from 'zod'

/** The filters of a URL. Invalid values are ignored, so that a list is always shown. */
export function readFilters<Schema extends z.ZodObject>(schema: Schema, address: string): z.output<Schema> {
  const typed = Object.fromEntries([...new URL(address).searchParams].filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return schema.parse(Object.fromEntries(Object.entries(typed).filter(([name]) => !wrong.has(name))))
}
