import type * as z from 'zod'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'
import type { PostedForm } from './http/endpoint.ts'
import type { logFailure } from './log.ts'
import type { Services } from './services/index.ts'

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    services: Services
    viewer: Viewer | null
    /** There may be a viewer, who could not be read. */
    viewerUnread: boolean
    /** The request has the cookie of a login, also one that has ended. */
    hasLogin: boolean
    /** A router asks for the data of the page, which is open in its browser. */
    asksForData: boolean
    /** Answers a posted form by the endpoint. Throws an AppError. */
    answer<const Spec extends ApiSpec>(spec: Spec, form: PostedForm): Promise<z.output<Spec['answer']>>
    /** A part of the page could not be read. */
    lacksPart(): void
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
