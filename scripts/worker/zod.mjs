// Zod as the Worker has it. A library takes all of `z` as one value, and the bundler would keep what nobody uses for it, such as
// zod's messages in sixty languages, 65 KB gzipped. Of that value the library reads one class.
import { ZodType } from '../../node_modules/zod/v4/classic/external.js'

export * from '../../node_modules/zod/v4/classic/external.js'
export const z = { ZodType }
