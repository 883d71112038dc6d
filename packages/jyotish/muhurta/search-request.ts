import type { BirthMoon } from './persons.ts'
import type { Purpose } from './purposes.ts'

/** Request of a muhurta search; `night` opens the hours between sunset and sunrise. */
export type Wish = { purpose: Purpose; persons: readonly BirthMoon[]; night: boolean }
