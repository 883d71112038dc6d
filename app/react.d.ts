import 'react'

declare module 'react' {
  // The type parameter must repeat the original declaration's.
  interface HTMLAttributes<T> {
    /** React 18 passes the attribute on but has no type for it. */
    inert?: ''
  }
}
