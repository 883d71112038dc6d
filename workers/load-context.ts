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
    /** A viewer may exist, but could not be read. */
    viewerUnread: boolean
    /** The request has a login cookie, possibly of an ended login. */
    hasLogin: boolean
    /** The router of an open page requests the data. */
    asksForData: boolean
    /** Answers a posted form through the endpoint. Throws an AppError. */
    answer<const Spec extends ApiSpec>(spec: Spec, form: PostedForm): Promise<z.output<Spec['answer']>>
    /** Marks that a part of the page failed to load. */
    lacksPart(): void
    requestId: string
    nonce: string
    /** Passed because loaders cannot tell: Remix gives them a GET request. */
    answersPost: boolean
    /** The server's logger, which screens cannot import. */
    logFailure: typeof logFailure
    /** The OpenAPI document of the server's own API, which screens cannot import. */
    apiDescription(): unknown
  }
}
