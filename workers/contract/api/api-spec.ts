// The spec of one API endpoint, shared by server, browser, OpenAPI and tests.
import type * as z from 'zod'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
/** 'post /consultations/{id}/review/' */
export type Route = `${Method} ${string}`

export type ApiSpec = {
  route: Route
  summary: string
  body?: z.ZodType
  /** The body is optional, and {} by default. */
  bodyOptional?: boolean
  /** The maximum bytes of the JSON body, 64 KB by default. */
  bodyMax?: number
  /** The accepted content types of the JSON body, where browsers send others than application/json. */
  bodyTypes?: readonly string[]
  /** The body is a form (multipart/form-data) of at most this many bytes. */
  form?: number
  /** The body is a file of one of these types. */
  file?: readonly string[]
  query?: z.ZodType
  answer: z.ZodType
  status?: 200 | 201
  /** Ends a consultation or login, so it does not count as a write of the account, and is never refused by that limit. */
  ends?: true
  /** Supports the header Idempotency-Key; `obligatory` requires it. */
  idempotent?: boolean | 'obligatory'
}

/** An endpoint with a binary answer and its own headers, such as a file. */
export type BinarySpec = Pick<ApiSpec, 'route' | 'summary' | 'query'> & { answer: 'bytes' }

/** The names in a route's path: 'id' | 'file' for 'delete /consultations/{id}/files/{file}/'. */
export type ParamOf<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest> : never

/** The handler's input: parsed by the schema, undefined without one. */
export type Parsed<Spec, Part extends 'body' | 'query'> = Spec extends { [Key in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

/** The client's input, before the schema parses it. */
export type Sent<Spec, Part extends 'body' | 'query'> = Spec extends { [Key in Part]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined
