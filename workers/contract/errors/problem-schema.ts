import * as z from 'zod'

const value = z.union([z.string(), z.number()])

/** A problem beside its English sentence. A code that a page does not know is one of a newer server. */
export const WireProblem = z
  .object({ code: z.string(), params: z.record(z.string(), z.union([value, z.array(value), z.null()])) })
  .meta({ id: 'Problem' })
