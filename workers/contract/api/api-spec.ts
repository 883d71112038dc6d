// The spec of one endpoint of the API: server, browser, OpenAPI and tests read the same data.
import type * as z from 'zod'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
/** 'post /consultations/{id}/review/' */
export type Route = `${Method} ${string}`

export type ApiSpec = {
  route: Route
  summary: string
  body?: z.ZodType
  /** The body may be left out; it is parsed as {} then. */
  bodyOptional?: boolean
  /** The JSON of the body has at most so many bytes, 64 KB unless told otherwise. */
  bodyMax?: number
  /** The types that the JSON of the body may have, where browsers name others than application/json. */
  bodyTypes?: readonly string[]
  /** The body is a form (multipart/form-data) of at most so many bytes. */
  form?: number
  /** The body is a file of one of these types. */
  file?: readonly string[]
  query?: z.ZodType
  answer: z.ZodType
  status?: 200 | 201
  /** It ends a session or a login: that is counted among no writes of the account, and so never refused. */
  ends?: true
  /** Honours the header Idempotency-Key; `obligatory`: asks for it. */
  idempotent?: boolean | 'obligatory'
}

/** An endpoint that answers bytes with headers of their own, such as a file. */
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
