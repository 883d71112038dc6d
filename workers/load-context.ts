import type { Viewer } from '#workers/contract/roles.ts'
import type { logFailure } from './log.ts'
import type { Services } from './services/index.ts'

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    services: Services
    viewer: Viewer | null
    requestId: string
    nonce: string
    /** Loaders cannot tell: the request that they get is a GET. */
    answersPost: boolean
    /** The server's one logger, which screens cannot import. */
    logFailure: typeof logFailure
  }
}
