import type { BirthMoon } from './persons.ts'
import type { Purpose } from './purposes.ts'

/** What a search asks for; `night` opens the hours between sunset and sunrise. */
export type Wish = { purpose: Purpose; persons: readonly BirthMoon[]; night: boolean }
