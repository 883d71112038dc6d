import type { ReactElement } from 'react'

/**
 * The shape that a translation of an interface text has: every key and every argument of the English text stays, and
 * any words may stand where English has its own.
 */
export type Translated<T> = T extends string
  ? string
  : T extends ReactElement | RegExp | number | boolean | null | undefined
    ? T
    : T extends (...args: infer Args) => infer Result
      ? (...args: Args) => Translated<Result>
      : { readonly [Key in keyof T]: Translated<T[Key]> }
