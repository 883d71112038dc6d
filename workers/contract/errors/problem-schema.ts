import * as z from 'zod'

const value = z.union([z.string(), z.number()])

/** A problem with its English text. An unknown code is one of a newer server. */
export const WireProblem = z
  .object({ code: z.string(), params: z.record(z.string(), z.union([value, z.array(value), z.null()])) })
  .meta({ id: 'Problem' })
