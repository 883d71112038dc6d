import type { FormLimit } from '#workers/contract/form-limit.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { logFailure } from './log.ts'
import type { Services } from './services/index.ts'

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    services: Services
    viewer: Viewer | null
    /** The request has the cookie of a login, also one that has ended. */
    hasLogin: boolean
    /** A router asks for the data of the page, which is open in its browser. */
    asksForData: boolean
    /** Throws where a page of another site posted the form, or where its network has posted too many. */
    admitForm(limit: FormLimit): Promise<void>
    requestId: string
    nonce: string
    /** Loaders cannot tell: the request that they get is a GET. */
    answersPost: boolean
    /** The server's one logger, which screens cannot import. */
    logFailure: typeof logFailure
    /** The OpenAPI document of the server's own API, which screens cannot import. */
    apiDescription(): unknown
  }
}
